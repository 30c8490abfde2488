import type { StatementSummary } from '@kislap/api';
import { zeroMoney } from '@kislap/domain';
import type { Money as MoneyAmount, StatementMonth } from '@kislap/domain';
import { minutesText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { Money } from '@kislap/ui';

/** Which of the months an address asks for; the running one unless it says otherwise. */
export function monthIn(search: string, months: readonly StatementMonth[]): StatementMonth | undefined {
  const asked = new URLSearchParams(search).get('month');
  return months.find(({ month }) => month === asked) ?? months[0];
}

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** A month as people say it: 'November 2025'. */
export function monthText(text: TranslateText, { month }: StatementMonth): string {
  const [year = '', ordinal = ''] = month.split('-');
  const number = numbers.find((one) => one === Number(ordinal));
  return number === undefined ? month : text('stmt.monthOf', { month: text(`month.${number}`), year });
}

const plain = (amount: MoneyAmount) => <Money amount={amount} tone="default" />;
const signed = (amount: MoneyAmount) => (
  <Money amount={amount} sign="always" tone={amount > zeroMoney ? 'money' : 'default'} />
);

/** What a period came to, as terms and their values. What the operator does not tell is left out. */
export function summaryFacts(summary: StatementSummary, text: TranslateText) {
  const { totals, net, balances, other = zeroMoney, minutesPlayed } = summary;
  return [
    balances !== undefined && { term: text('stmt.opening'), value: plain(balances.opening) },
    { term: text('stmt.deposited'), value: plain(totals.deposited) },
    { term: text('stmt.withdrawn'), value: plain(totals.withdrawn) },
    { term: text('stmt.bonus'), value: plain(totals.bonus) },
    { term: text('bet.staked'), value: plain(totals.staked) },
    { term: text('bet.won'), value: plain(totals.won) },
    { term: text('rg.netResult'), value: signed(net) },
    other !== zeroMoney && { term: text('stmt.other'), value: signed(other) },
    balances !== undefined && { term: text('stmt.closing'), value: plain(balances.closing) },
    minutesPlayed !== undefined && {
      term: text('stmt.timePlayed'),
      value: minutesText(text, minutesPlayed),
    },
  ].filter((fact) => fact !== false);
}

import { formatMoney, formatWholePesos } from '@kislap/domain';
import type { CheckInCondition, Money } from '@kislap/domain';
import type { MessageId, TranslateText } from '@kislap/i18n';

interface ConditionFacts {
  readonly title: string;
  readonly isMet: boolean;
  readonly value?: string;
  readonly detail?: string;
}

const titles = {
  totalDeposit: 'sign.ruleTotal',
  dayDeposit: 'sign.ruleDay',
  dayTurnover: 'sign.ruleFlow',
} as const satisfies Record<string, MessageId>;

/** '₱1,000', or with its centavos where there are some: a shortfall of one centavo must not look like none. */
function pesos(amount: Money): string {
  const shown = formatMoney(amount);
  return `₱${shown.endsWith('.00') ? formatWholePesos(amount) : shown}`;
}

/** What the row of a condition says. */
export function conditionFacts(condition: CheckInCondition, text: TranslateText): ConditionFacts {
  switch (condition.type) {
    case 'vip':
      return {
        title: text('sign.ruleVip'),
        isMet: condition.isMet,
        value: text('sign.vipHave', { n: condition.have }),
        detail: text('sign.needs', { need: text('sign.vipHave', { n: condition.need }) }),
      };
    case 'selectedPlayers':
      return {
        title: text('sign.ruleOrder'),
        isMet: condition.isMet,
        ...(!condition.isMet && { detail: text('sign.tipOrder') }),
      };
    case 'totalDeposit':
    case 'dayDeposit':
    case 'dayTurnover':
      return moneyFacts(condition, text);
  }
}

function moneyFacts(
  { type, have, need, missing }: Extract<CheckInCondition, { missing: unknown }>,
  text: TranslateText,
): ConditionFacts {
  const title = text(titles[type]);
  if (missing === undefined) {
    return { title, isMet: true, value: pesos(have), detail: text('sign.needs', { need: pesos(need) }) };
  }
  return {
    title,
    isMet: false,
    value: text('sign.more', { amount: `₱${formatMoney(missing)}` }),
    detail: text('sign.needsHave', { need: pesos(need), have: pesos(have) }),
  };
}

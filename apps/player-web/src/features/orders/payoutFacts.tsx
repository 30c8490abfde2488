import type { WithdrawalOrder } from '@kislap/api';
import { maskAccount, moneyFromPeso, payoutBank } from '@kislap/domain';
import type { Money as Amount } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import { Money } from '@kislap/ui';

/** More than this goes by PESONet or in parts: InstaPay carries no more in one transfer. */
const INSTAPAY_MOST = moneyFromPeso(50_000);

/** Whether one transfer at once cannot carry it, so that how long one usually takes says nothing of it. */
export const isOverInstapay = (amount: Amount): boolean => amount > INSTAPAY_MOST;

interface PayoutLook {
  readonly order: Pick<WithdrawalOrder, 'amount' | 'bankCode' | 'accountNumber' | 'accountName'>;
  /** By the operator's own word; the line is left out where it gives none. */
  readonly usualPayoutSeconds: number | undefined;
  /** The whole number is shown only where it is to be checked. */
  readonly isWhole: boolean;
}

/** What goes where, and how long it usually takes. */
export function payoutFacts({ order, usualPayoutSeconds, isWhole }: PayoutLook, text: TranslateText) {
  const { amount, bankCode, accountNumber, accountName } = order;
  return [
    { term: text('common.amount'), value: <Money amount={amount} /> },
    { term: text('wdw.to'), value: payoutBank(bankCode)?.name ?? bankCode },
    { term: text('wdw.account'), value: isWhole ? accountNumber : maskAccount(accountNumber) },
    { term: text('dep.accountName'), value: accountName },
    ...usualTimeFacts({ amount, usualPayoutSeconds }, text),
  ];
}

interface UsualTime {
  readonly amount: Amount;
  /** By the operator's own word. */
  readonly usualPayoutSeconds: number | undefined;
}

/** How long a withdrawal usually takes; nothing where the operator does not say, nor for one that goes another way. */
export function usualTimeFacts({ amount, usualPayoutSeconds }: UsualTime, text: TranslateText) {
  return usualPayoutSeconds === undefined || isOverInstapay(amount)
    ? []
    : [{ term: text('wdw.expected'), value: usualTime(usualPayoutSeconds, text) }];
}

function usualTime(seconds: number, text: TranslateText): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120
    ? text('wdw.usualMinutes', { n: minutes })
    : text('wdw.usualHours', { n: Math.ceil(minutes / 60) });
}

import { halfUpToCentavos, shownCentavos, type Score } from './money';

export interface Withdrawal {
  readonly hasToken: boolean;
  readonly phone: string;
  readonly bindPhone: boolean;
  readonly amount: Score;
  readonly w_min: Score;
  readonly w_max: Score;
  readonly Score: Score;
  readonly DepCount: number;
  readonly needFlow: Score;
  readonly BetFlow: Score;
}

const plain = (score: Score): string => shownCentavos(score / 100n);

/** Description, section 5: the first of the checks that fails, in its order; amounts with both decimals. */
export function withdrawalRefusal(one: Withdrawal): string {
  if (!one.hasToken) return 'Please log in first!';
  if (one.phone === '' && one.bindPhone) return 'opens Bind Phone';
  if (one.amount < one.w_min) return `must not be less than the minimum value ${plain(one.w_min)}!`;
  if (one.amount > one.Score) return 'cannot be greater than the current balance!';
  if (one.amount > one.w_max) return `cannot be greater than the maximum value ${plain(one.w_max)}!`;
  if (one.DepCount === 0) return 'You need to recharge first!';
  if (one.needFlow > one.BetFlow)
    return `You still need ${remainingText(one.needFlow, one.BetFlow)} running water!`;
  return 'passes';
}

/** Rules, section 7: exact, two decimals, half up, and at least 0.01 while anything remains. */
export function remainingText(needFlow: Score, BetFlow: Score): string {
  if (needFlow <= BetFlow) return '0.00';
  const shown = halfUpToCentavos(needFlow - BetFlow);
  return plain(shown === 0n ? 100n : shown);
}

/** Description, section 5: Submit waits for amount, account number and account name. */
export const isFilled = (amount: string, account: string, name: string): boolean =>
  [amount, account, name].every((text) => text.trim() !== '');

/** Description, section 2: Bank Account (digits). */
export const accountDigits = (typed: string): string => typed.replace(/[^0-9]/g, '');

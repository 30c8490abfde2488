import type { Money } from '../money/Money';

/**
 * Why a withdrawal cannot be made.
 *
 * @example
 * const problem: WithdrawalProblem = { type: 'depositFirst' };
 * checkCash({ depositCount: 0, neededTurnover: zeroMoney, doneTurnover: zeroMoney }); // => fail(problem)
 */
export type WithdrawalProblem =
  | { readonly type: 'signedOut' }
  /** Opens Bind Phone instead of a message. */
  | { readonly type: 'phoneMissing' }
  | { readonly type: 'belowMinimum'; readonly minimum: Money }
  | { readonly type: 'aboveBalance'; readonly balance: Money }
  | { readonly type: 'aboveMaximum'; readonly maximum: Money }
  | { readonly type: 'depositFirst' }
  | { readonly type: 'turnoverMissing'; readonly remaining: Money }
  /** The VIP level lets out no more withdrawals today. */
  | { readonly type: 'dayTimesUsedUp' }
  | { readonly type: 'aboveDayLimit'; readonly amountLeft: Money };

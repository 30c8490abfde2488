import type { CreditedDeposit } from './CreditedDeposit';

/**
 * What the deposit poll wants done, in this order.
 *
 * @example
 * const ask: DepositPollEffect = { type: 'ask', afterId: 41, turn: 1 };
 * beginDepositPoll(41, epochMillisecondsFrom(1_767_196_800_000)).effects; // => [ask]
 */
export type DepositPollEffect =
  /** Ask once for deposits after `afterId` and tell the answer with this `turn`. */
  | { readonly type: 'ask'; readonly afterId: number; readonly turn: number }
  /** Tell `pauseEnded` with this `turn` after `delayMs`. */
  | { readonly type: 'pause'; readonly delayMs: number; readonly turn: number }
  /** Store the newest deposit that is dealt with, so that a reload does not announce it again. */
  | { readonly type: 'remember'; readonly lastId: number }
  | { readonly type: 'announce'; readonly deposit: CreditedDeposit }
  /** Balance, deposit counts and check-in have changed. */
  | { readonly type: 'refreshPlayer' }
  /** Tell the player that the deposit will be added when the payment arrives. */
  | { readonly type: 'tellDelay' };

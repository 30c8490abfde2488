import type { EpochMilliseconds } from '../../time/EpochMilliseconds';
import type { CreditedDeposit } from './CreditedDeposit';

/**
 * What happens to the deposit poll.
 *
 * @example
 * const { poll } = beginDepositPoll(41, epochMillisecondsFrom(1_767_196_800_000));
 * const cancelled: DepositPollEvent = { type: 'cancelled' };
 * nextDepositPoll(poll, cancelled).poll.phase; // => 'stopped'
 */
export type DepositPollEvent =
  | {
      readonly type: 'answered';
      readonly turn: number;
      readonly deposits: readonly CreditedDeposit[];
      readonly now: EpochMilliseconds;
    }
  | { readonly type: 'failed'; readonly turn: number; readonly now: EpochMilliseconds }
  | { readonly type: 'pauseEnded'; readonly turn: number }
  /** The page was hidden or the connection lost. */
  | { readonly type: 'left' }
  /** The page is seen again or the connection is back. */
  | { readonly type: 'returned' }
  /** Another deposit was made while this poll runs. */
  | { readonly type: 'depositMade'; readonly now: EpochMilliseconds }
  /** Another tab has announced deposits up to this one. */
  | { readonly type: 'announcedElsewhere'; readonly lastId: number }
  /** The session ended or the deposit was refused. */
  | { readonly type: 'cancelled' };

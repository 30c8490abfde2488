import type { EpochMilliseconds } from '../../time/EpochMilliseconds';

/**
 * Where the waiting for credited deposits stands.
 *
 * @example
 * const now = epochMillisecondsFrom(1_767_196_800_000);
 * const poll: DepositPoll = beginDepositPoll(41, now).poll;
 * poll.patientUntil - now; // => 600_000
 */
export interface DepositPoll {
  /**
   * `baseline`: asking which deposit is the latest now · `waiting`: none has arrived yet · `draining`: one has,
   * reading on until an answer is empty · `stopped`: done · `gaveUp`: none arrived in time.
   */
  readonly phase: 'baseline' | 'waiting' | 'draining' | 'stopped' | 'gaveUp';
  /** The newest deposit known, never announced again; -1 while none is known. */
  readonly lastId: number;
  /** What comes next: an answer, the end of a pause, or the player's return to the app. */
  readonly awaiting: 'answer' | 'pause' | 'return';
  /** Numbers the answer or pause that is awaited, so that one that comes late or twice is recognised. */
  readonly turn: number;
  /** The app is hidden or offline. */
  readonly isAway: boolean;
  /** Failed questions in a row. */
  readonly failures: number;
  readonly patientUntil: EpochMilliseconds;
}

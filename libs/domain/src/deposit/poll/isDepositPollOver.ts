import type { DepositPoll } from './DepositPoll';

/**
 * Whether the poll has ended and nothing will move it again.
 *
 * @example
 * const { poll } = beginDepositPoll(41, epochMillisecondsFrom(1_767_196_800_000));
 * isDepositPollOver(poll); // => false
 * isDepositPollOver({ ...poll, phase: 'stopped' }); // => true
 */
export function isDepositPollOver(poll: DepositPoll): boolean {
  return poll.phase === 'stopped' || poll.phase === 'gaveUp';
}

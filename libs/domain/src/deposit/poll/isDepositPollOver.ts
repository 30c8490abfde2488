import type { DepositPoll } from './DepositPoll';

/** Whether the poll has ended and nothing will move it again. */
export function isDepositPollOver(poll: DepositPoll): boolean {
  return poll.phase === 'stopped' || poll.phase === 'gaveUp';
}

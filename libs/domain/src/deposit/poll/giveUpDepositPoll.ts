import type { DepositPoll } from './DepositPoll';
import type { DepositPollStep } from './DepositPollStep';

/**
 * The end of a poll whose patience is over. A poll that has announced deposits just stops; any other one tells
 * the player that the deposit will still be added.
 */
export function giveUpDepositPoll(poll: DepositPoll): DepositPollStep {
  if (poll.phase === 'draining') return { poll: { ...poll, phase: 'stopped' }, effects: [] };
  return { poll: { ...poll, phase: 'gaveUp' }, effects: [{ type: 'tellDelay' }] };
}

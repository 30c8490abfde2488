import type { DepositPoll } from './DepositPoll';
import { pollStep } from './pollStep';
import type { DepositPollStep } from './DepositPollStep';

/**
 * The end of a poll whose patience is over. A poll that has announced deposits just stops; any other one tells
 * the player that the deposit will still be added.
 */
export function giveUpDepositPoll(poll: DepositPoll): DepositPollStep {
  return poll.phase === 'draining'
    ? pollStep(poll, { phase: 'stopped' })
    : pollStep(poll, { phase: 'gaveUp' }, { type: 'tellDelay' });
}

import type { DepositPoll } from './DepositPoll';
import { pollStep } from './pollStep';
import type { DepositPollStep } from './DepositPollStep';

/** The poll in a pause of `delayMs` before its next question. */
export function pauseDepositPoll(poll: DepositPoll, delayMs: number): DepositPollStep {
  const turn = poll.turn + 1;
  return pollStep(poll, { awaiting: 'pause', turn }, { type: 'pause', delayMs, turn });
}

import type { DepositPoll } from './DepositPoll';
import type { DepositPollStep } from './DepositPollStep';

/** The poll in a pause of `delayMs` before its next question. */
export function pauseDepositPoll(poll: DepositPoll, delayMs: number): DepositPollStep {
  const turn = poll.turn + 1;
  return { poll: { ...poll, awaiting: 'pause', turn }, effects: [{ type: 'pause', delayMs, turn }] };
}

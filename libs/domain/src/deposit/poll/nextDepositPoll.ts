import { epochMillisecondsFrom } from '../../time/epochMillisecondsFrom';
import type { DepositPoll } from './DepositPoll';
import { answerDepositPoll } from './answerDepositPoll';
import type { DepositPollEvent } from './DepositPollEvent';
import type { DepositPollStep } from './DepositPollStep';
import { depositPollTiming } from './depositPollTiming';
import { failDepositPoll } from './failDepositPoll';
import { isDepositPollOver } from './isDepositPollOver';
import { latestDepositOnly } from './latestDepositOnly';

/**
 * The deposit poll after an event.
 *
 * Polling rule: the next question follows 2 s after the previous answer, never two at once; an empty answer ends
 * the poll only after a deposit has arrived; every credited deposit is announced exactly once; while the app is
 * away nothing is asked, and on return it is asked at once.
 *
 * @example
 * const now = epochMillisecondsFrom(1_767_196_800_000);
 * const deposit = { id: 42, amount: moneyFromPeso(500), isFirst: true };
 * const { poll } = beginDepositPoll(41, now);
 * const step = nextDepositPoll(poll, { type: 'answered', turn: 1, deposits: [deposit], now });
 * step.effects.map(({ type }) => type); // => ['remember', 'announce', 'refreshPlayer', 'pause']
 */
export function nextDepositPoll(poll: DepositPoll, event: DepositPollEvent): DepositPollStep {
  if (isDepositPollOver(poll)) return still(poll);
  switch (event.type) {
    case 'answered':
    case 'failed':
      return isAwaited(poll, 'answer', event.turn) ? hear(poll, event) : still(poll);
    case 'pauseEnded':
      return isAwaited(poll, 'pause', event.turn) ? ask(poll) : still(poll);
    case 'left':
      return still({ ...poll, isAway: true, awaiting: poll.awaiting === 'pause' ? 'return' : poll.awaiting });
    case 'returned':
      return poll.awaiting === 'return' ? ask({ ...poll, isAway: false }) : still({ ...poll, isAway: false });
    case 'depositMade':
      return still(waitAnew(poll, event));
    case 'announcedElsewhere':
      return still({ ...poll, lastId: Math.max(poll.lastId, event.lastId) });
    case 'cancelled':
      return still({ ...poll, phase: 'stopped' });
  }
}

/**
 * An answer that comes while the app is away is dropped and asked again on return: nobody would see what it
 * announces.
 */
function hear(
  poll: DepositPoll,
  event: Extract<DepositPollEvent, { type: 'answered' | 'failed' }>,
): DepositPollStep {
  if (poll.isAway) return still({ ...poll, awaiting: 'return' });
  return event.type === 'answered' ? answerDepositPoll(poll, event) : failDepositPoll(poll, event.now);
}

function ask(poll: DepositPoll): DepositPollStep {
  const turn = poll.turn + 1;
  const afterId = poll.phase === 'baseline' ? latestDepositOnly : poll.lastId;
  return { poll: { ...poll, awaiting: 'answer', turn }, effects: [{ type: 'ask', afterId, turn }] };
}

function waitAnew(
  poll: DepositPoll,
  { now }: Extract<DepositPollEvent, { type: 'depositMade' }>,
): DepositPoll {
  const patientUntil = epochMillisecondsFrom(now + depositPollTiming.patienceMs);
  return { ...poll, phase: poll.phase === 'draining' ? 'waiting' : poll.phase, patientUntil };
}

function isAwaited(poll: DepositPoll, awaited: DepositPoll['awaiting'], turn: number): boolean {
  return poll.awaiting === awaited && poll.turn === turn;
}

function still(poll: DepositPoll): DepositPollStep {
  return { poll, effects: [] };
}

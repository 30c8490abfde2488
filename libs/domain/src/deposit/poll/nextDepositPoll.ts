import { epochMillisecondsFrom } from '../../time/epochMillisecondsFrom';
import type { DepositPoll } from './DepositPoll';
import { answerDepositPoll } from './answerDepositPoll';
import type { DepositPollEvent } from './DepositPollEvent';
import { pollStep } from './pollStep';
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
  if (isDepositPollOver(poll) || isLate(poll, event)) return pollStep(poll);
  const { phase, awaiting } = poll;
  switch (event.type) {
    case 'answered':
    case 'failed':
      return hear(poll, event);
    case 'pauseEnded':
      return ask(poll);
    case 'left':
      return pollStep(poll, { isAway: true, awaiting: awaiting === 'pause' ? 'return' : awaiting });
    case 'returned': {
      const back = { ...poll, isAway: false };
      return awaiting === 'return' ? ask(back) : pollStep(back);
    }
    case 'depositMade':
      return pollStep(poll, {
        phase: phase === 'draining' ? 'waiting' : phase,
        patientUntil: epochMillisecondsFrom(event.now + depositPollTiming.patienceMs),
      });
    case 'announcedElsewhere':
      return pollStep(poll, { lastId: Math.max(poll.lastId, event.lastId) });
    case 'cancelled':
      return pollStep(poll, { phase: 'stopped' });
  }
}

/** An answer or the end of a pause that is not the awaited one. */
function isLate({ awaiting, turn }: DepositPoll, event: DepositPollEvent): boolean {
  if (!('turn' in event)) return false;
  return event.turn !== turn || awaiting !== (event.type === 'pauseEnded' ? 'pause' : 'answer');
}

/**
 * An answer that comes while the app is away is dropped and asked again on return: nobody would see what it
 * announces.
 */
function hear(
  poll: DepositPoll,
  event: Extract<DepositPollEvent, { type: 'answered' | 'failed' }>,
): DepositPollStep {
  if (poll.isAway) return pollStep(poll, { awaiting: 'return' });
  return event.type === 'answered' ? answerDepositPoll(poll, event) : failDepositPoll(poll, event.now);
}

function ask(poll: DepositPoll): DepositPollStep {
  const turn = poll.turn + 1;
  const afterId = poll.phase === 'baseline' ? latestDepositOnly : poll.lastId;
  return pollStep(poll, { awaiting: 'answer', turn }, { type: 'ask', afterId, turn });
}

import type { CreditedDeposit } from './CreditedDeposit';
import type { DepositPoll } from './DepositPoll';
import type { DepositPollEvent } from './DepositPollEvent';
import type { DepositPollStep } from './DepositPollStep';
import { depositPollTiming } from './depositPollTiming';
import { giveUpDepositPoll } from './giveUpDepositPoll';
import { pauseDepositPoll } from './pauseDepositPoll';

/** The poll after an awaited answer that the player can see. */
export function answerDepositPoll(
  poll: DepositPoll,
  { deposits, now }: Extract<DepositPollEvent, { type: 'answered' }>,
): DepositPollStep {
  const calm = { ...poll, failures: 0 };
  if (poll.phase === 'baseline') return takeBaseline(calm, deposits);
  const news = unannounced(deposits, poll.lastId);
  if (news.length > 0) return announce(calm, news);
  if (poll.phase === 'draining') return { poll: { ...calm, phase: 'stopped' }, effects: [] };
  return now >= poll.patientUntil
    ? giveUpDepositPoll(calm)
    : pauseDepositPoll(calm, depositPollTiming.everyMs);
}

function takeBaseline(poll: DepositPoll, deposits: readonly CreditedDeposit[]): DepositPollStep {
  const lastId = newestId(deposits, Math.max(poll.lastId, 0));
  const paused = pauseDepositPoll({ ...poll, phase: 'waiting', lastId }, depositPollTiming.everyMs);
  return { poll: paused.poll, effects: [{ type: 'remember', lastId }, ...paused.effects] };
}

function announce(poll: DepositPoll, news: readonly CreditedDeposit[]): DepositPollStep {
  const lastId = newestId(news, poll.lastId);
  const paused = pauseDepositPoll({ ...poll, phase: 'draining', lastId }, depositPollTiming.everyMs);
  const announcements = news.map((deposit) => ({ type: 'announce', deposit }) as const);
  return {
    poll: paused.poll,
    effects: [{ type: 'remember', lastId }, ...announcements, { type: 'refreshPlayer' }, ...paused.effects],
  };
}

/** Each deposit after `lastId` once, oldest first. */
function unannounced(deposits: readonly CreditedDeposit[], lastId: number): readonly CreditedDeposit[] {
  const byId = new Map(deposits.map((deposit) => [deposit.id, deposit]));
  return [...byId.values()].filter(({ id }) => id > lastId).sort((left, right) => left.id - right.id);
}

function newestId(deposits: readonly CreditedDeposit[], atLeast: number): number {
  return Math.max(atLeast, ...deposits.map(({ id }) => id));
}

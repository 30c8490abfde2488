import type { CreditedDeposit } from './CreditedDeposit';
import type { DepositPoll } from './DepositPoll';
import type { DepositPollEffect } from './DepositPollEffect';
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
  const { everyMs } = depositPollTiming;
  const calm = { ...poll, failures: 0 };
  const isBaseline = poll.phase === 'baseline';
  const news = isBaseline ? [] : unannounced(deposits, poll.lastId);
  if (!isBaseline && news.length === 0) {
    const isOver = poll.phase === 'draining' || now >= poll.patientUntil;
    return isOver ? giveUpDepositPoll(calm) : pauseDepositPoll(calm, everyMs);
  }
  const lastId = Math.max(poll.lastId, 0, ...deposits.map(({ id }) => id));
  const paused = pauseDepositPoll({ ...calm, phase: isBaseline ? 'waiting' : 'draining', lastId }, everyMs);
  return {
    poll: paused.poll,
    effects: [{ type: 'remember', lastId }, ...announcementsOf(news), ...paused.effects],
  };
}

/** Each deposit after `lastId` once, oldest first. */
function unannounced(deposits: readonly CreditedDeposit[], lastId: number): readonly CreditedDeposit[] {
  const byId = new Map(deposits.map((deposit) => [deposit.id, deposit]));
  return [...byId.values()].filter(({ id }) => id > lastId).sort((left, right) => left.id - right.id);
}

function announcementsOf(news: readonly CreditedDeposit[]): readonly DepositPollEffect[] {
  if (news.length === 0) return [];
  return [...news.map((deposit) => ({ type: 'announce', deposit }) as const), { type: 'refreshPlayer' }];
}

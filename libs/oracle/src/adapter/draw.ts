import {
  drawStateOf,
  earnedSpins,
  epochSecondsFrom,
  goalShare,
  nextDrawRound,
  type DrawEvent,
} from '@kislap/domain';
import type { DrawStep, Round } from '../draw';
import type { Score } from '../money';
import { moneyOf, scoreOf } from './amounts';

export const stateByDomain = drawStateOf;

function eventOf(step: DrawStep): DrawEvent {
  if (step.type === 'won') return { type: 'won', amount: moneyOf(step.amount) };
  if (step.type === 'paidOut') return { type: 'paidOut' };
  return { type: 'timePassed', now: epochSecondsFrom(step.now) };
}

export function roundByDomain({ collected, goal, endsAt, state }: Round, step: DrawStep): Round {
  const round = {
    collected: moneyOf(collected),
    goal: moneyOf(goal),
    endsAt: epochSecondsFrom(endsAt),
    state,
  };
  const next = nextDrawRound(round, eventOf(step));
  return {
    collected: scoreOf(next.collected),
    goal: scoreOf(next.goal),
    endsAt: Number(next.endsAt),
    state: next.state,
  };
}

export function spinsByDomain(
  friends: number,
  deposited: Score,
  rules: { readonly spinPerInvite: number; readonly spinPerDep: number; readonly minDep: Score },
) {
  const { free, invite, deposit } = earnedSpins(
    { friends, deposited: moneyOf(deposited) },
    {
      spinsPerFriend: rules.spinPerInvite,
      spinsPerDeposit: rules.spinPerDep,
      depositStep: moneyOf(rules.minDep),
    },
  );
  return { free, invite, deposit };
}

export const missingByDomain = (collected: Score, goal: Score): Score =>
  scoreOf(goalShare({ collected: moneyOf(collected), goal: moneyOf(goal) }).missing);

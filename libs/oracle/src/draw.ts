import { silent, type Verdict } from './verdict';
import type { Score } from './money';

type State = 'none' | 'running' | 'reached' | 'paid' | 'ended';

/** Contract, section 8: states of a round by their number. Nothing is said of others. */
export const stateOf = (code: number): Verdict<State> =>
  (['none', 'running', 'reached', 'paid', 'ended'] as const)[code] ?? silent;

export interface Round {
  readonly collected: Score;
  readonly goal: Score;
  readonly endsAt: number;
  readonly state: State;
}

export type DrawStep =
  | { readonly type: 'won'; readonly amount: Score }
  | { readonly type: 'paidOut' }
  | { readonly type: 'time'; readonly now: number };

/** Contract, section 8, screens, section 11: never past the goal; reached, paid, or over when its time has passed. */
export function nextRound(round: Round, step: DrawStep): Verdict<Round> {
  if (step.type === 'won') {
    if (round.state !== 'running') return silent;
    const sum = round.collected + step.amount;
    return sum >= round.goal
      ? { ...round, collected: round.goal, state: 'reached' }
      : { ...round, collected: sum };
  }
  if (step.type === 'paidOut') return round.state === 'reached' ? { ...round, state: 'paid' } : silent;
  if (round.state === 'reached' || step.now === round.endsAt) return silent;
  return round.state === 'running' && step.now > round.endsAt ? { ...round, state: 'ended' } : round;
}

/** Contract, section 8: a free spin, spinPerInvite for each friend, spinPerDep for each whole minDep. */
export const spinsOf = (
  friends: number,
  deposited: Score,
  rules: { readonly spinPerInvite: number; readonly spinPerDep: number; readonly minDep: Score },
) => ({
  free: 1,
  invite: friends * rules.spinPerInvite,
  deposit: Number(deposited / rules.minDep) * rules.spinPerDep,
});

/** Screens, section 11: the remaining amount is exact. */
export const missingToGoal = (collected: Score, goal: Score): Score =>
  collected < goal ? goal - collected : 0n;

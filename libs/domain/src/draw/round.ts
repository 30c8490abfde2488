import { addMoney, type Money } from '../money';
import { moneyFromUnits } from '../money/internal';
import type { EpochSeconds } from '../time/internal';

/**
 * Where a round of the luck draw stands: not begun, running, its goal reached and to be paid out, paid, or ended by
 * its time without the goal.
 *
 * @example
 * const state: DrawState = 'reached';
 * drawStateOf(2) === state; // => true
 */
export type DrawState = 'none' | 'running' | 'reached' | 'paid' | 'ended';

const states: readonly DrawState[] = ['none', 'running', 'reached', 'paid', 'ended'];

/**
 * The state behind the wire's 0 to 4. An unknown one is none: there is nothing to spin then.
 *
 * @see docs/rules.md#luck-draw
 * @example
 * drawStateOf(1); // => 'running'
 * drawStateOf(9); // => 'none'
 */
export function drawStateOf(code: number): DrawState {
  return states[code] ?? 'none';
}

/**
 * A player's round of the luck draw: spins collect towards a goal, which is paid out when it is reached in time.
 *
 * @example
 * const round: DrawRound = {
 *   id: 1, collected: moneyFromPeso(900), goal: moneyFromPeso(1_000), spinsLeft: 0, friends: 2,
 *   endsAt: epochSecondsFrom(1_767_196_800), state: 'running',
 * };
 * goalShare(round).percent; // => 90
 */
export interface DrawRound {
  readonly id: number;
  /** Never more than the goal. */
  readonly collected: Money;
  readonly goal: Money;
  readonly spinsLeft: number;
  readonly endsAt: EpochSeconds;
  readonly state: DrawState;
  /** Invited friends who have added a spin to this round. */
  readonly friends: number;
}

/**
 * What a round is about and what adds a spin to it, known in advance.
 *
 * @example
 * const rules: DrawRules = {
 *   goal: moneyFromPeso(1_000), days: 3, spinsPerFriend: 1, spinsPerDeposit: 2, depositStep: moneyFromPeso(500),
 * };
 * earnedSpins({ friends: 0, deposited: moneyFromPeso(999) }, rules).deposit; // => 2
 */
export interface DrawRules {
  readonly goal: Money;
  readonly days: number;
  readonly spinsPerFriend: number;
  readonly spinsPerDeposit: number;
  /** Each time this much is deposited during the round, spins are added. */
  readonly depositStep: Money;
}

/**
 * What happens to a round: a prize adds to it, it is paid out, or time goes by.
 *
 * @example
 * const won: DrawEvent = { type: 'won', amount: moneyFromPeso(100) };
 * const endsAt = epochSecondsFrom(1_767_196_800);
 * const round = { collected: moneyFromPeso(900), goal: moneyFromPeso(1_000), endsAt, state: 'running' } as const;
 * nextDrawRound(round, won).state; // => 'reached'
 */
export type DrawEvent =
  | { readonly type: 'won'; readonly amount: Money }
  | { readonly type: 'paidOut' }
  | { readonly type: 'timePassed'; readonly now: EpochSeconds };

/** The part of a round that its rule is about. */
type RoundCore = Pick<DrawRound, 'collected' | 'goal' | 'endsAt' | 'state'>;

/**
 * The state of a round.
 *
 * Round rule: prizes add up to the goal, never past it; at the goal the round waits to be paid out without limit; only
 * a running round ends by time. Paid and ended are final.
 *
 * @see docs/rules.md#luck-draw
 * @example
 * const endsAt = epochSecondsFrom(1_767_196_800);
 * const round = { collected: moneyFromPeso(900), goal: moneyFromPeso(1_000), endsAt, state: 'running' } as const;
 * nextDrawRound(round, { type: 'won', amount: moneyFromPeso(100) }).state; // => 'reached'
 * nextDrawRound(round, { type: 'timePassed', now: endsAt }).state; // => 'ended'
 */
export function nextDrawRound<Round extends RoundCore>(round: Round, event: DrawEvent): Round {
  switch (event.type) {
    case 'won': {
      if (round.state !== 'running') return round;
      const sum = addMoney(round.collected, event.amount);
      return sum >= round.goal
        ? { ...round, collected: moneyFromUnits(round.goal), state: 'reached' }
        : { ...round, collected: sum };
    }
    case 'paidOut':
      return round.state === 'reached' ? { ...round, state: 'paid' } : round;
    case 'timePassed':
      return round.state === 'running' && event.now >= round.endsAt ? { ...round, state: 'ended' } : round;
  }
}

import { moneyFromUnits } from '../money/moneyFromUnits';
import { addMoney } from '../money/addMoney';
import type { DrawEvent } from './DrawEvent';
import type { DrawRound } from './DrawRound';

/** The part of a round that its rule is about. */
type RoundCore = Pick<DrawRound, 'collected' | 'goal' | 'endsAt' | 'state'>;

/**
 * What becomes of a round.
 *
 * Round rule: prizes add up to the goal and never past it; a round whose goal is reached waits to be paid out for as
 * long as it takes; only a running one ends by time. Paid and ended are final.
 *
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

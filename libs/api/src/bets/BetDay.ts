import type { Money } from '@kislap/domain';
import type { Bet } from './Bet';

/**
 * The reward for the bets of one day: how far it is and what it is.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const query = { day: '2026-01-01', types: [] };
 * const reward: BetReward | undefined = (await getBetDay(query)).reward;
 * reward?.state; // => 'locked'
 */
export interface BetReward {
  readonly need: Money;
  readonly have: Money;
  readonly amount: Money;
  readonly state: 'locked' | 'claim' | 'received';
}

/**
 * What the bets of one Manila day come to.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const query = { day: '2026-01-01', types: [] };
 * const summary: BetSummary = await getBetDay(query);
 * summary.totals.bets; // => 3
 */
export interface BetSummary {
  readonly totals: {
    readonly bets: number;
    readonly staked: Money;
    readonly won: Money;
    /** What was won less what was staked. */
    readonly net: Money;
  };
  /** `undefined` on a day without one. */
  readonly reward: BetReward | undefined;
}

/** A page of the bets of one day, with what the whole day comes to. */
export interface BetDay extends BetSummary {
  readonly bets: readonly Bet[];
}

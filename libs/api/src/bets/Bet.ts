import type { EpochSeconds, Money } from '@kislap/domain';

/**
 * One bet of the player.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const query = { day: '2026-01-01', types: [] };
 * const bet: Bet | undefined = (await getBetDay(query)).bets[0];
 * bet?.state; // => 'settled'
 */
export interface Bet {
  readonly id: number;
  readonly at: EpochSeconds;
  readonly gameCode: string;
  readonly gameName: string;
  readonly stake: Money;
  /** What came back; it is known once the bet is settled. */
  readonly win: Money;
  /** The part of the stake that counts as turnover. */
  readonly countedStake: Money;
  readonly state: 'open' | 'settled' | 'void';
  readonly roundId?: string;
}

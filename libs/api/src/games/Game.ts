import type { Money, Percent } from '@kislap/domain';

/**
 * A game of the catalogue.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: Game | undefined = (await getGames())[0];
 * found?.name; // => 'Sampaguita Spins'
 */
export interface Game {
  readonly code: string;
  readonly platformCode: string;
  readonly name: string;
  readonly image: string;
  /** 'slot', 'fish', 'live', 'bingo', 'card', 'crash', 'sport', or the operator's own. */
  readonly category: string;
  readonly isHot: boolean;
  readonly isNew: boolean;
  readonly sort: number;
  readonly hasDemo: boolean;
  /** Whether it can be played now. */
  readonly isOpen: boolean;
  /** What it pays back of all bets, as published. */
  readonly returnPercent?: Percent;
  readonly minBet?: Money;
  readonly maxBet?: Money;
  /** The share of a bet that counts as turnover. */
  readonly turnoverPercent?: Percent;
}

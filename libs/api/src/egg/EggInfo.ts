import type { EggChances, Money, Percent, PrizeKind } from '@kislap/domain';

/**
 * A prize that may be in an egg.
 *
 * @example
 * const miss: EggOdds = { kind: 'thanks', odds: 25 };
 * miss.amount; // => undefined
 */
export interface EggOdds {
  readonly kind: PrizeKind;
  /** Missing where the operator names none. */
  readonly amount?: Money;
  readonly odds?: Percent;
}

/**
 * The eggs of today and what may be in them.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: EggInfo = await getEggInfo();
 * found.left; // => 2
 */
export interface EggInfo extends EggChances {
  readonly prizes: readonly EggOdds[];
}

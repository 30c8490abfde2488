import type { GiftState, Money } from '@kislap/domain';

/**
 * The gift of reaching a VIP level, given once.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: LevelGift | undefined = (await getLevelGifts())[1];
 * found?.state; // => 'ready'
 */
export interface LevelGift {
  readonly level: number;
  readonly amount: Money;
  readonly state: GiftState;
}

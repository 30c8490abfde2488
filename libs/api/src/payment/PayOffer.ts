import type { PayHint, PayMethod } from '@kislap/domain';

/**
 * Every way to pay in and out, unfiltered, and what the player used before, latest first.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: PayOffer = await getPayOffer(7);
 * found.methods[0]?.name; // => 'Gcash'
 */
export interface PayOffer {
  readonly methods: readonly PayMethod[];
  readonly lastUsed: readonly PayHint[];
}

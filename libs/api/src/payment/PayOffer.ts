import type { PayHint, PayMethod } from '@kislap/domain';

/** Every way to pay in and out, unfiltered, and what the player used before, latest first. */
export interface PayOffer {
  readonly methods: readonly PayMethod[];
  readonly lastUsed: readonly PayHint[];
}

import type { EggChances, Money, Percent, PrizeKind } from '@kislap/domain';

/** A prize that may be in an egg. */
export interface EggOdds {
  readonly kind: PrizeKind;
  /** Missing where the operator names none. */
  readonly amount?: Money;
  readonly odds?: Percent;
}

/** The eggs of today and what may be in them. */
export interface EggInfo extends EggChances {
  readonly prizes: readonly EggOdds[];
}

import type { Money } from '@kislap/domain';

import type { EggNumber } from './EggNumber';
import type { EggPrize } from './EggPrize';

/** Where a player stands with the eggs of today. */
export type EggState =
  | { readonly type: 'picking'; readonly chances: number }
  /** The operator is asked what is in it. */
  | { readonly type: 'smashing'; readonly egg: EggNumber; readonly chances: number }
  | {
      readonly type: 'prize';
      readonly egg: EggNumber;
      readonly prize: EggPrize;
      /** Chances that are left after this one. */
      readonly chances: number;
    }
  | {
      readonly type: 'noChances';
      /** What a deposit of today would have to be for another egg; nothing when today has no more. */
      readonly missing?: Money;
    };

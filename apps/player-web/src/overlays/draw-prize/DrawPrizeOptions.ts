import type { DrawRound } from '@kislap/domain';
import type { DrawPrize } from '@kislap/ui';

/** What a spin has brought, and the round after it. */
export interface DrawPrizeOptions {
  readonly spinId: number;
  readonly prize: DrawPrize;
  readonly round: DrawRound;
}

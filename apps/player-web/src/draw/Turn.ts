import type { SpunDraw } from '@kislap/api';
import type { DrawRound } from '@kislap/domain';

/**
 * Where a spin stands on the page. While the wheel is on its way, the page shows the round `before` it: the result is
 * told by the wheel and not by the figures.
 */
export type Turn =
  | { readonly type: 'still' | 'failed' }
  | { readonly type: 'asking'; readonly before: DrawRound }
  | { readonly type: 'turning'; readonly before: DrawRound; readonly spun: SpunDraw; readonly stop: number }
  | { readonly type: 'stopped'; readonly stop: number };

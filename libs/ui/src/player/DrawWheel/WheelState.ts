import { formatPeso } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import type { DrawPrize } from '../../art/prizes/drawPrize';

/**
 * The state of a spin; the server decides.
 *
 * - `idle`: ready.
 * - `spinning`: waiting for the answer.
 * - `landing`: turning to it.
 * - `won`: stopped.
 * - `failed`: no answer.
 * - `loading`: prizes not known yet.
 * - `none`: no draw.
 */
export type WheelState =
  | { readonly type: 'idle' | 'spinning' | 'failed' | 'loading' | 'none' }
  | { readonly type: 'landing' | 'won'; readonly index: number };

/**
 * What came out of a spin, as one sentence. Nothing of it is in the balance: it counts toward the goal of the round,
 * and the sentence says so.
 */
export function usePrizeNews(goal: Money): (prize: DrawPrize) => string {
  const text = useText();
  return ({ kind, amount }) => {
    if (kind === 'thanks') return text('draw.thanks');
    if (amount === undefined) return text('draw.mystery');
    return text('draw.progress', { x: formatPeso(amount), goal: formatPeso(goal) });
  };
}

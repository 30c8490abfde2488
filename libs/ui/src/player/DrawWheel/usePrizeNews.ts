import { formatMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import type { DrawPrize } from '../../art/prizes/DrawPrize';

/** What came out of a spin, as one sentence. */
export function usePrizeNews(): (prize: DrawPrize) => string {
  const text = useText();
  return ({ kind, amount }) => {
    if (kind === 'thanks') return text('draw.thanks');
    if (amount === undefined) return text('draw.mystery');
    return text('draw.won', { x: formatMoney(amount) });
  };
}

import { formatWholePesos } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import type { DrawPrize } from '../../art/prizes/DrawPrize';

/** What a segment of the wheel says of its prize: whole pesos, or one word. */
export function useSegmentLabel(): (prize: DrawPrize | undefined) => string {
  const text = useText();
  return (prize) => {
    if (prize === undefined) return '';
    if (prize.kind === 'thanks') return text('draw.wheel.thanks');
    if (prize.kind === 'mystery' || prize.amount === undefined) return text('draw.wheel.mystery');
    return `₱${formatWholePesos(prize.amount)}`;
  };
}

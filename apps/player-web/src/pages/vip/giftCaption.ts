import { firstLevelWithGift, formatManila } from '@kislap/domain';
import type { GiftsOfLevel, PeriodGift } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';

/** When a gift comes again, or the level that it waits for. */
export function giftCaption(
  { period, state, opensAt }: PeriodGift,
  levels: readonly GiftsOfLevel[],
  text: TranslateText,
): string {
  const time = formatManila(opensAt);
  if (state === 'ready') return text('vip.resetsAt', { time });
  if (state === 'received') return text('vip.opensAt', { time });
  const level = firstLevelWithGift(levels, period);
  return level === undefined ? text('vip.noGift') : text('vip.fromLevel', { level });
}

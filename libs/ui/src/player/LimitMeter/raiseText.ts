import { formatManila } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';

import type { LimitRaise } from './LimitRaise';
import { limitSizeText } from './limitSizeText';

/** What a raise that waits says: when it may start, or that it only waits for a confirmation. */
export function raiseText(text: TranslateText, { to, startsAt, now }: LimitRaise): string {
  const x = limitSizeText(text, to);
  return startsAt <= now
    ? text('rg.raiseReady', { x })
    : text('rg.raiseWaits', { x, time: formatManila(startsAt) });
}

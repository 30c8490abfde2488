import { formatMoney } from '@kislap/domain';
import { minutesText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';

import type { LimitSize } from './LimitSize';

/** How much a limit allows, in pesos or in time. */
export function limitSizeText(text: TranslateText, size: LimitSize): string {
  return size.kind === 'money' ? `₱${formatMoney(size.most)}` : minutesText(text, size.most);
}

import { formatMoney } from '@kislap/domain';
import { minutesText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';

import type { Limit } from './Limit';
import { limitSizeText } from './limitSizeText';

const usedText = (text: TranslateText, limit: Exclude<Limit, { kind: 'none' }>) =>
  limit.kind === 'money' ? `₱${formatMoney(limit.used)}` : minutesText(text, limit.used);

interface LimitWords {
  readonly most: string;
  readonly used: string;
  readonly spoken: string;
  /** From 0 to 1; a limit of zero is full. */
  readonly progress: number;
}

/** What is printed of a limit, in pesos or in time; `undefined` when there is none. */
export function limitWords(text: TranslateText, limit: Limit): LimitWords | undefined {
  if (limit.kind === 'none') return undefined;
  const [most, used] = [limitSizeText(text, limit), usedText(text, limit)];
  return {
    most,
    used,
    spoken: text('common.of', { have: used, need: most }),
    progress: limit.used >= limit.most ? 1 : Math.max(0, limit.used / limit.most),
  };
}

import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';

import { vipLevelName } from '../VipHead/vipLevelName';

const sentences: Readonly<Record<0 | 1 | 2, MessageId>> = {
  0: 'vip.bars.none',
  1: 'vip.bars.one',
  2: 'vip.bars.two',
};

interface BarsToFillProps {
  /** How many of the two conditions are not met yet. */
  readonly count: 0 | 1 | 2;
  /** `undefined` on the highest level. */
  readonly nextLevel: number | undefined;
}

/**
 * How many bars there are to fill before the next level, as a sentence for under the level's name.
 *
 * @example
 * import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
 * import { createElement } from 'react';
 * import { renderToStaticMarkup } from 'react-dom/server';
 * const children = createElement(BarsToFill, { count: 1, nextLevel: undefined });
 * const shown = { locale: 'en', catalogue: await loadCatalogue('en'), children } as const;
 * renderToStaticMarkup(createElement(KislapIntlProvider, shown)) !== ''; // => true
 */
export function BarsToFill({ count, nextLevel }: BarsToFillProps) {
  const text = useText();
  if (nextLevel === undefined) return text('vip.highest');
  const name = vipLevelName(nextLevel);
  const next = name === undefined ? text('user.vip', { level: nextLevel }) : text(name);
  return text(sentences[count], { next });
}

import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import type { ReactNode } from 'react';

import { Surface } from '../../primitives/Surface/Surface';
import { Text } from '../../primitives/Text/Text';
import { AmountBar } from '../AmountBar/AmountBar';
import { vipLevelName } from '../VipHead/VipName';
import { bars } from './VipBars.css';

interface Condition {
  readonly done: MoneyAmount;
  readonly needed: MoneyAmount;
}

interface VipBarsProps {
  /** `undefined` until it is known. */
  readonly deposits: Condition | undefined;
  /** Turnover of the next level; unknown draws a skeleton. */
  readonly turnover: Condition | undefined;
  /** What keeps the present level, where the operator asks for something. */
  readonly keep?: ReactNode;
}

/** The two conditions of the next VIP level. Both bars have to be full. */
export function VipBars({ deposits, turnover, keep }: VipBarsProps) {
  const text = useText();
  return (
    <Surface isFestive>
      <div className={bars}>
        <AmountBar label={text('vip.deposits')} done={deposits?.done} needed={deposits?.needed} isWhole />
        <AmountBar label={text('vip.turnover')} done={turnover?.done} needed={turnover?.needed} isWhole />
        {keep !== undefined && (
          <Text as="div" size="cap" tone="muted">
            {keep}
          </Text>
        )}
      </div>
    </Surface>
  );
}

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

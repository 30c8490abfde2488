import { formatMoney } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';

import type { EggPrize } from './EggPrize';
import type { EggState } from './EggState';

interface EggWords {
  readonly title: string;
  readonly text?: string;
}

/** What is said of the eggs. While the mallet swings nobody knows yet what is inside. */
export function eggWords(state: EggState, isSwinging: boolean, text: TranslateText): EggWords {
  switch (state.type) {
    case 'picking':
      return { title: text('egg.smash'), text: text('egg.fair') };
    case 'smashing':
      return { title: text(isSwinging ? 'egg.cracking' : 'egg.waiting', { n: state.egg }) };
    case 'prize':
      return isSwinging ? { title: text('egg.cracking', { n: state.egg }) } : prizeWords(state.prize, text);
    case 'noChances':
      return {
        title: text('egg.none'),
        text:
          state.missing === undefined
            ? text('egg.tomorrow')
            : text('egg.more', { x: formatMoney(state.missing) }),
      };
  }
}

function prizeWords(prize: EggPrize, text: TranslateText): EggWords {
  switch (prize.type) {
    case 'cash':
    case 'fixed':
      return {
        title: text('egg.won', { x: formatMoney(prize.amount) }),
        text: text('gift.inBalance'),
      };
    case 'thanks':
      return { title: text('egg.thanks') };
    case 'mystery':
      return { title: text('egg.mystery') };
  }
}

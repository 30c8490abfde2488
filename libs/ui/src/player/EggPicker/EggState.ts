import { formatMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';

/** One of the three eggs, from the left. */
export type EggNumber = 1 | 2 | 3;

/** What was in an egg: the same four kinds as in the draw. */
export type EggPrize =
  | { readonly type: 'cash' | 'fixed'; readonly amount: Money }
  | { readonly type: 'thanks' | 'mystery' };

/** Where a player stands with the eggs of today. */
export type EggState =
  | { readonly type: 'picking'; readonly chances: number }
  /** The operator is asked what is in it. */
  | { readonly type: 'smashing'; readonly egg: EggNumber; readonly chances: number }
  | {
      readonly type: 'prize';
      readonly egg: EggNumber;
      readonly prize: EggPrize;
      /** Chances that are left after this one. */
      readonly chances: number;
    }
  | {
      readonly type: 'noChances';
      /** What a deposit of today would have to be for another egg; nothing when today has no more. */
      readonly missing?: Money;
    };

interface EggMessages {
  readonly title: string;
  readonly text?: string;
}

/** What is said of the eggs. While the mallet swings nobody knows yet what is inside. */
export function eggMessages(state: EggState, isSwinging: boolean, text: TranslateText): EggMessages {
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

function prizeWords(prize: EggPrize, text: TranslateText): EggMessages {
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

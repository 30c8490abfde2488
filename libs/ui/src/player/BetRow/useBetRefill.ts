import { useText } from '@kislap/i18n';
import { useMemo } from 'react';

import { lengthOf, moneyParts } from '../../primitives/Money/moneyParts';
import { text as textStyle } from '../../primitives/Text/Text.css';
import type { BetFacts } from './BetRow';
import { clockOf, stakeWords, toneOf } from './betWords';

/**
 * Makes a `BetRow` that was drawn for one bet that of another, by hand: what long lists do while they run. What it does
 * when it is pressed stays that of the first.
 *
 * @returns takes what the row stands in and the other bet. `false`, with nothing touched, where its elements are not those
 *   that the other needs: both have to be settled, with a picture and amounts of usual length.
 */
export function useBetRefill(): (place: Element, bet: BetFacts) => boolean {
  const text = useText();
  return useMemo(() => {
    const stakeOf = stakeWords(text);
    const amountStyles = { money: amountStyle('money'), faint: amountStyle('faint') };
    return (place, { game, imageUrl, at, stake, win, state }) => {
      const amount = moneyParts(win, 'always', false);
      const isUsual = state === 'settled' && lengthOf(amount) === 'usual' && game !== '';
      if (!isUsual || imageUrl === undefined) return false;
      const parts = partsOf(place);
      if (parts === undefined) return false;
      parts.picture.dataset.src = imageUrl;
      const className = amountStyles[toneOf(win)];
      if (parts.amount.className !== className) parts.amount.className = className;
      const words = [game, amount.sign + amount.whole + amount.decimals, stakeOf(stake), clockOf(at)];
      // Into the texts that are there: what React drew stays what it drew.
      words.forEach((written, place) => {
        const node = parts.texts[place];
        if (node !== undefined && node.data !== written) node.data = written;
      });
      return true;
    };
  }, [text]);
}

const amountStyle = (tone: 'money' | 'faint') =>
  textStyle({ size: 'amt', tone, isTabular: true, isOneLine: true });

/** The elements of a settled bet with a picture and a short amount, and the texts of its four words. */
function partsOf(place: Element) {
  const [picture, words] = place.firstElementChild?.children ?? [];
  const amount = words?.children[1];
  if (!(picture instanceof HTMLImageElement) || !(amount instanceof HTMLElement)) return undefined;
  const texts = [...(words?.children ?? [])].flatMap(({ firstChild }) =>
    firstChild instanceof Text ? [firstChild] : [],
  );
  return amount.dataset.word !== undefined && texts.length === 4 ? { picture, amount, texts } : undefined;
}

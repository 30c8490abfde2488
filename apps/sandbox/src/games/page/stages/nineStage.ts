import type { NineCard } from '../../nine/dealNine';
import { nineValue } from '../../nine/nineValue';
import type { Stage } from './Stage';

const suits = ['♠', '♥', '♣', '♦'];
const ACE = 1;

/** Two hands of two cards. */
export function nineStage(root: Element): Stage {
  return {
    show(outcome) {
      if (outcome.engine !== 'nine') return;
      showHand(root.querySelector('[data-hand="sun"]'), outcome.sun);
      showHand(root.querySelector('[data-hand="moon"]'), outcome.moon);
    },
  };
}

function showHand(element: Element | null, cards: readonly [NineCard, NineCard]): void {
  const value = element?.querySelector('[data-value]');
  if (value) value.textContent = String(nineValue(cards));
  element?.querySelectorAll<HTMLElement>('[data-card]').forEach((face, index) => {
    const [number, suit] = cards[index] ?? cards[0];
    face.textContent = `${number === ACE ? 'A' : number}${suits[suit] ?? ''}`;
    face.dataset['suit'] = suit % 2 === 1 ? 'red' : 'black';
  });
}

import { nineOutcome } from '../../outcomeSchemas';
import { clearCards, turnCards } from '../cardFaces';
import { fillText } from '../gameTexts';
import { startGame } from '../startGame';
import { type NineCard, nineValue } from '@kislap/domain/games';

/** Two hands of two cards. */
startGame({
  schema: nineOutcome,
  open(root, { texts }) {
    const hands = {
      sun: root.querySelector('[data-hand="sun"]'),
      moon: root.querySelector('[data-hand="moon"]'),
    };
    return {
      clear() {
        clearCards(root);
        for (const value of root.querySelectorAll('[data-value]')) value.textContent = '';
      },
      async show({ sun, moon }) {
        await showHand(hands.sun, sun);
        await showHand(hands.moon, moon);
      },
      describe: ({ sun, moon }) => fillText(texts.hands, { sun: nineValue(sun), moon: nineValue(moon) }),
    };
  },
});

async function showHand(hand: Element | null, cards: readonly [NineCard, NineCard]): Promise<void> {
  if (!hand) return;
  await turnCards(hand, cards);
  const value = hand.querySelector('[data-value]');
  if (value) value.textContent = String(nineValue(cards));
}

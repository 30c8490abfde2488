import { threeCardsOutcome } from '../../outcomeSchemas';
import { clearCards, turnCards } from '../cardFaces';
import { cardTexts } from '../engineTexts';
import { fillText } from '../gameTexts';
import { startGame } from '../startGame';
import { cardText } from '@kislap/domain/games';

/** Three cards of a full deck. */
startGame({
  schema: threeCardsOutcome,
  open: (root, { locale }) => ({
    clear: () => clearCards(root),
    show: ({ cards }) => turnCards(root, cards),
    describe: ({ cards, hand }) => {
      const words = cardTexts[locale];
      return fillText(words.hand, {
        cards: cards.map(cardText).join(' '),
        hand: hand ? words[hand] : words.nothing,
      });
    },
  }),
});

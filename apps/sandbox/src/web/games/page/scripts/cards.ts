import { cardsOutcome } from '../../outcomeSchemas';
import { clearCards, turnCards } from '../cardFaces';
import { cardTexts } from '../engineTexts';
import { fillText } from '../gameTexts';
import { startGame } from '../startGame';
import { cardText } from '@kislap/domain/games';

/** One card of a full deck. */
startGame({
  schema: cardsOutcome,
  open: (root, { locale }) => ({
    clear: () => clearCards(root),
    show: ({ card }) => turnCards(root, [card]),
    describe: ({ card }) => fillText(cardTexts[locale].card, { card: cardText(card) }),
  }),
});

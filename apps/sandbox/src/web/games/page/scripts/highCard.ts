import { highCardOutcome } from '../../outcomeSchemas';
import { clearCards, turnCards } from '../cardFaces';
import { cardTexts } from '../engineTexts';
import { fillText } from '../gameTexts';
import { startGame } from '../startGame';
import { cardText } from '@kislap/domain/games';

/** One card each. */
startGame({
  schema: highCardOutcome,
  open: (root, { locale }) => ({
    clear: () => clearCards(root),
    show: ({ own, house }) => turnCards(root, [own, house]),
    describe: ({ own, house }) =>
      fillText(cardTexts[locale].duel, { own: cardText(own), house: cardText(house) }),
  }),
});

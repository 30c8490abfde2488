import { bingoOutcome } from '../../outcomeSchemas';
import { openBingoCard } from '../bingoCard';
import { fillText } from '../gameTexts';
import { startGame } from '../startGame';

/** A card of nine numbers and the four balls that were drawn. */
startGame({
  schema: bingoOutcome,
  open(root, { texts }) {
    const card = openBingoCard(root);
    return {
      clear: () => card.clear(),
      async show({ card: numbers, balls, line }) {
        await card.draw(numbers, balls);
        card.light(line);
      },
      describe: ({ balls }) => fillText(texts.balls, { list: balls.join(', ') }),
    };
  },
});

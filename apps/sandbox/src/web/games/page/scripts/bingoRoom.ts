import { bingoRoomOutcome } from '../../outcomeSchemas';
import { openBingoCard } from '../bingoCard';
import { bingoRoomTexts } from '../engineTexts';
import { fillText } from '../gameTexts';
import { startGame } from '../startGame';
import { fullLines } from '@kislap/domain/games';

/** A card of one's own, and the balls that everybody in the room sees. */
startGame({
  schema: bingoRoomOutcome,
  open(root, { locale, texts }) {
    const card = openBingoCard(root);
    return {
      clear: () => card.clear(),
      async show({ card: numbers, balls }) {
        await card.draw(numbers, balls);
        card.light(fullLines(numbers, balls).flat());
      },
      describe: ({ balls, lines }) => {
        const drawn = fillText(texts.balls, { list: balls.join(', ') });
        return `${drawn} ${fillText(bingoRoomTexts[locale].filled, { n: lines })}`;
      },
    };
  },
});

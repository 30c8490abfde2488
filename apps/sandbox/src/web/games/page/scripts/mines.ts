import { minesOutcome } from '../../outcomeSchemas';
import { markPlaces } from '../board';
import { minesTexts } from '../engineTexts';
import { fillText } from '../gameTexts';
import { pause } from '../motion';
import { startGame } from '../startGame';
import { readPicks } from '@kislap/domain/games';

const TILES_MS = 1600;

/** A field of tiles. The chosen ones open one after the other; then all mines are seen. */
startGame({
  schema: minesOutcome,
  open: (root, { locale }) => ({
    clear: () => markPlaces(root, new Map()),
    async show({ mines }, bet) {
      const picks = readPicks(bet);
      const marks = new Map<number, string>();
      for (const pick of picks) {
        marks.set(pick, mines.includes(pick) ? 'struck' : 'safe');
        markPlaces(root, marks);
        await pause(TILES_MS / picks.length);
        if (mines.includes(pick)) break;
      }
      for (const mine of mines) if (!marks.has(mine)) marks.set(mine, 'mine');
      markPlaces(root, marks);
    },
    describe: ({ mines }) => fillText(minesTexts[locale].found, { list: inOrder(mines).join(', ') }),
  }),
});

/** The numbers of tiles as the board counts them, from the first: in the order of the draw they are hard to find. */
const inOrder = (places: readonly number[]) =>
  places.map((place) => place + 1).sort((one, other) => one - other);

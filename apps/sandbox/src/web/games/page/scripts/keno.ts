import { kenoOutcome } from '../../outcomeSchemas';
import { markPlaces } from '../board';
import { kenoTexts } from '../engineTexts';
import { fillText } from '../gameTexts';
import { pause } from '../motion';
import { startGame } from '../startGame';
import { readPicks } from '@kislap/domain/games';

const BALL_MS = 350;

/** A board of numbers. Drawn ones are marked one after the other, those that were chosen as hits. */
startGame({
  schema: kenoOutcome,
  open: (root, { locale }) => ({
    clear: () => markPlaces(root, new Map()),
    async show({ drawn }, bet) {
      const picks = readPicks(bet);
      for (const [index] of drawn.entries()) {
        const seen = drawn.slice(0, index + 1);
        markPlaces(root, new Map(seen.map((place) => [place, picks.includes(place) ? 'hit' : 'drawn'])));
        await pause(BALL_MS);
      }
    },
    describe({ drawn }, bet) {
      const picks = readPicks(bet);
      return fillText(kenoTexts[locale].found, {
        list: drawn.map((place) => place + 1).join(', '),
        n: drawn.filter((place) => picks.includes(place)).length,
      });
    },
  }),
});

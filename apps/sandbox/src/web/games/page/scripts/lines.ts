import { linesOutcome } from '../../outcomeSchemas';
import { linesTexts } from '../engineTexts';
import { fillText } from '../gameTexts';
import { openReels } from '../reels';
import { pause } from '../motion';
import { startGame } from '../startGame';
import { winLines } from '@kislap/domain/games';

const ROWS = 3;
const REST_MS = 200;

/** Five reels of three rows. The places of the lines that pay light up when all reels are at rest. */
startGame({
  schema: linesOutcome,
  open(root, { locale, texts }) {
    const reels = openReels(root, texts);
    const strips = [...root.querySelectorAll<HTMLElement>('.strip')];
    const places = [...root.querySelectorAll<HTMLElement>('[data-place]')];
    const times = root.querySelector<HTMLElement>('[data-times]');
    const words = linesTexts[locale];
    return {
      clear() {
        for (const strip of strips) strip.dataset['turning'] = '';
        for (const place of places) delete place.dataset['lit'];
        if (times) times.hidden = true;
      },
      async show(outcome) {
        for (const [reel, rows] of outcome.reels.entries()) {
          rows.forEach((rank, row) => reels.show(reel * ROWS + row, rank));
          delete strips[reel]?.dataset['turning'];
          await pause(REST_MS);
        }
        // What pays no more than the stake is no win and is not shown as one.
        for (const line of outcome.payPercent > 100 ? outcome.lines : []) {
          winLines[line]?.forEach((row, reel) => {
            const place = places[reel * ROWS + row];
            if (place) place.dataset['lit'] = '';
          });
        }
        if (times && outcome.times > 1) {
          times.textContent = `×${outcome.times}`;
          times.hidden = false;
        }
      },
      describe({ lines, times: by }) {
        if (lines.length === 0) return words.noLine;
        const paying = fillText(words.line, { list: lines.map((line) => line + 1).join(', ') });
        return by > 1 ? `${paying} ${fillText(words.by, { n: by })}` : paying;
      },
    };
  },
});

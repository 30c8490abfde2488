import { dropOutcome } from '../../outcomeSchemas';
import { dropTexts } from '../engineTexts';
import { fillText } from '../gameTexts';
import { move } from '../motion';
import { startGame } from '../startGame';

const PEG_STEP = 20;
const ROW_MS = 230;

/** A board of pegs. The ball takes the way that was drawn, into the bin it ends in. */
startGame({
  schema: dropOutcome,
  open(root, { locale }) {
    const ball = root.querySelector('[data-drop-ball]');
    const rows = Number(root.querySelector<HTMLElement>('[data-rows]')?.dataset['rows']);
    const bins = [...root.querySelectorAll<HTMLElement>('[data-bins]')];
    return {
      showBet(bet) {
        for (const row of bins) row.hidden = row.dataset['bins'] !== bet;
      },
      clear() {
        for (const bin of root.querySelectorAll<HTMLElement>('[data-bin]')) delete bin.dataset['lit'];
      },
      async show({ path }, bet) {
        const places = path.map((_, row) =>
          path.slice(0, row + 1).reduce((x, step) => x + (step - 0.5) * PEG_STEP, 0),
        );
        const frames = [0, ...places].map((x, row) => ({
          transform: `translate(${x}px, ${row * PEG_STEP + (row === path.length ? PEG_STEP : 0)}px)`,
        }));
        await move(ball, frames, { durationMs: rows * ROW_MS, easing: 'linear' });
        const bin = path.reduce((sum, step) => sum + step, 0);
        const lit = root.querySelectorAll<HTMLElement>(`[data-bins="${CSS.escape(bet)}"] [data-bin]`)[bin];
        if (lit) lit.dataset['lit'] = '';
      },
      describe: ({ path }) =>
        fillText(dropTexts[locale].fell, {
          n: path.reduce((sum, step) => sum + step, 0) + 1,
          all: path.length + 1,
        }),
    };
  },
});

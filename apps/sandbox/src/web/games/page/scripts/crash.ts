import { crashOutcome } from '../../outcomeSchemas';
import { crashTexts } from '../engineTexts';
import { fillText } from '../gameTexts';
import { eachFrame } from '../motion';
import { startGame } from '../startGame';

const WIDTH = 320;
const HEIGHT = 140;
const FLOOR_PERCENT = 100;
const [SHORT_MS, LONG_MS] = [700, 3400];

/** A curve that rises as far as was drawn, beside the line of the multiple one aims at. */
startGame({
  schema: crashOutcome,
  open(root, { locale }) {
    const multiple = root.querySelector<HTMLElement>('[data-multiple]');
    const curve = root.querySelector('[data-curve]');
    const head = root.querySelector('[data-head]');
    const aim = root.querySelector('[data-aim]');
    let top = FLOOR_PERCENT * 2;
    const height = (percent: number) =>
      HEIGHT * (1 - Math.min(1, Math.log(percent / FLOOR_PERCENT) / Math.log(top / FLOOR_PERCENT)));
    return {
      showBet(bet) {
        top = Number(bet) * 2;
        const y = height(Number(bet)).toFixed(1);
        aim?.setAttribute('d', `M0 ${y}H${WIDTH}`);
      },
      clear() {
        if (multiple) delete multiple.dataset['ended'];
      },
      async show({ stopPercent }) {
        const growth = Math.log(stopPercent / FLOOR_PERCENT);
        const duration = SHORT_MS + (LONG_MS - SHORT_MS) * Math.min(1, growth / Math.log(20));
        const wide = WIDTH * Math.min(1, 0.35 + growth / Math.log(top / FLOOR_PERCENT));
        await eachFrame(duration, (passed) => {
          const now = FLOOR_PERCENT * Math.exp(growth * passed);
          const [x, y] = [wide * passed, height(now)].map((place) => place.toFixed(1));
          if (multiple) multiple.textContent = `×${(now / 100).toFixed(2)}`;
          curve?.setAttribute('d', `M0 ${HEIGHT}Q${(wide * passed * 0.7).toFixed(1)} ${HEIGHT} ${x} ${y}`);
          head?.setAttribute('cx', String(x));
          head?.setAttribute('cy', String(y));
        });
        if (multiple) multiple.dataset['ended'] = '';
      },
      describe: ({ stopPercent }) =>
        fillText(crashTexts[locale].stopped, { n: (stopPercent / 100).toFixed(2) }),
    };
  },
});

import { raceOutcome } from '../../outcomeSchemas';
import { raceTexts } from '../engineTexts';
import { fillText } from '../gameTexts';
import { move } from '../motion';
import { startGame } from '../startGame';

const [FIRST_MS, PLACE_MS] = [2400, 220];

/** Lanes side by side. All come in, in the order that was drawn. */
startGame({
  schema: raceOutcome,
  open(root, { locale }) {
    const lanes = [...root.querySelectorAll<HTMLElement>('[data-lane]')];
    const name = (lane: number) => lanes[lane]?.dataset['name'] ?? String(lane + 1);
    return {
      showBet(bet) {
        lanes.forEach((lane, index) => lane.classList.toggle('chosen', index === Number(bet)));
      },
      clear() {
        for (const finish of root.querySelectorAll('[data-finish]')) finish.textContent = '';
      },
      async show({ order }) {
        await Promise.all(
          order.map(async (lane, place) => {
            const racer = lanes[lane]?.querySelector('[data-racer]');
            const frames = [{ transform: 'translateX(0)' }, { transform: 'translateX(100%)' }];
            await move(racer, frames, { durationMs: FIRST_MS + place * PLACE_MS, easing: 'ease-in-out' });
            const finish = lanes[lane]?.querySelector('[data-finish]');
            if (finish) finish.textContent = String(place + 1);
          }),
        );
      },
      describe: ({ order }) => fillText(raceTexts[locale].order, { list: order.map(name).join(', ') }),
    };
  },
});

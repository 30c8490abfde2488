import { raceOutcome } from '../../outcomeSchemas';
import { raceTexts } from '../engineTexts';
import { fillText } from '../gameTexts';
import { move } from '../motion';
import { placeAt } from '../placeAt';
import { startGame } from '../startGame';

const RACE_MS = 3200;
/** How the lanes pace themselves: who leads early may be passed. */
const paces = ['ease-in', 'ease-out', 'ease-in-out', 'linear', 'cubic-bezier(0.3, 0.7, 0.8, 0.4)'];

/** Lanes side by side. The first one in ends the race; the others stand where they are by then, in the order drawn. */
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
        for (const lane of lanes) lane.classList.remove('first');
      },
      async show({ order }) {
        await Promise.all(
          order.map((lane, place) => {
            const racer = lanes[lane]?.querySelector('[data-racer]');
            const frames = [
              { transform: 'translateX(0)' },
              { transform: `translateX(${placeAt(place, order.length)}%)` },
            ];
            return move(racer, frames, {
              durationMs: RACE_MS,
              easing: paces[lane % paces.length] ?? 'linear',
            });
          }),
        );
        order.forEach((lane, place) => {
          const finish = lanes[lane]?.querySelector('[data-finish]');
          if (finish) finish.textContent = String(place + 1);
        });
        lanes[order[0] ?? -1]?.classList.add('first');
      },
      describe: ({ order }) => fillText(raceTexts[locale].order, { list: order.map(name).join(', ') }),
    };
  },
});

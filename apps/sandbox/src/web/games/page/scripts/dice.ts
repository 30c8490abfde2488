import { diceOutcome } from '../../outcomeSchemas';
import { fillText } from '../gameTexts';
import { eachFrame } from '../motion';
import { numberText } from '../numberText';
import { startGame } from '../startGame';
import { diceTables } from '@kislap/domain/games';

const ROLL_MS = 700;

/** One large number, and a track that shows it beside the range one has bet on. */
startGame({
  schema: diceOutcome,
  open(root, { texts }) {
    const variant = root.querySelector<HTMLElement>('[data-variant]')?.dataset['variant'];
    const table = new Map(Object.entries(diceTables)).get(variant ?? '') ?? diceTables.overUnder;
    const number = root.querySelector('[data-number]');
    const range = root.querySelector<HTMLElement>('[data-range]');
    const marker = root.querySelector<HTMLElement>('[data-marker]');
    const share = (value: number) => `${(value / table.sides) * 100}%`;
    return {
      showBet(bet) {
        const chosen = table.bets.find(({ id }) => id === bet) ?? table.bets[0];
        range?.style.setProperty('left', share(chosen.from));
        range?.style.setProperty('width', share(chosen.to + 1 - chosen.from));
      },
      async show({ roll }) {
        if (marker) marker.hidden = false;
        await eachFrame(ROLL_MS, (passed) => {
          const eased = 1 - (1 - passed) ** 3;
          if (number) number.textContent = numberText(table, Math.round(roll * eased));
          marker?.style.setProperty('left', share(roll * eased + 0.5));
        });
      },
      describe: ({ roll }) => fillText(texts.rolled, { n: numberText(table, roll) }),
    };
  },
});

import { diceOutcome } from '../../outcomeSchemas';
import { fillText } from '../gameTexts';
import { eachFrame, move } from '../motion';
import { numberText } from '../numberText';
import type { Stage } from '../Stage';
import { startGame } from '../startGame';
import { turningDisc } from '../turnDisc';
import { type DiceOutcome, type DiceTable, diceTables } from '@kislap/domain/games';

const ROLL_MS = 900;
const TUMBLE = [{ transform: 'rotate(-300deg) scale(0.8)' }, { transform: 'none' }];

type Shown = Pick<Stage<DiceOutcome>, 'clear' | 'show' | 'showBet'>;

/** A number that was drawn: on two dice over a track, or on a wheel. */
startGame({
  schema: diceOutcome,
  open(root, { texts }) {
    const variant = root.querySelector<HTMLElement>('[data-variant]')?.dataset['variant'];
    const table = new Map(Object.entries(diceTables)).get(variant ?? '') ?? diceTables.overUnder;
    const disc = root.querySelector<SVGSVGElement>('[data-disc]');
    return {
      ...(disc ? numberWheel(root, disc) : dicePair(root, table)),
      describe: ({ roll }) => fillText(texts.rolled, { n: numberText(table, roll) }),
    };
  },
});

/** A wheel of numbers. Where it stops, its number stands in the middle. */
function numberWheel(root: HTMLElement, disc: SVGSVGElement): Shown {
  const numbers = (disc.dataset['pockets'] ?? '').split(' ');
  const turn = turningDisc(disc, numbers.length);
  const landed = root.querySelector('[data-landed]');
  return {
    clear() {
      if (landed) landed.textContent = '';
    },
    async show({ roll }) {
      await turn(numbers.indexOf(String(roll)));
      if (landed) landed.textContent = String(roll);
    },
  };
}

/** Two dice, tens and ones, and a track that shows their number beside the range one has bet on. */
function dicePair(root: HTMLElement, table: DiceTable): Shown {
  const dice = [...root.querySelectorAll('[data-die]')];
  const digits = [...root.querySelectorAll('[data-digit]')];
  const range = root.querySelector<HTMLElement>('[data-range]');
  const marker = root.querySelector<HTMLElement>('[data-marker]');
  const share = (value: number) => `${(value / table.sides) * 100}%`;
  const showNumber = (number: number) => {
    const text = numberText(table, number);
    digits.forEach((digit, place) => (digit.textContent = text[place] ?? ''));
  };
  return {
    showBet(bet) {
      const chosen = table.bets.find(({ id }) => id === bet) ?? table.bets[0];
      range?.style.setProperty('left', share(chosen.from));
      range?.style.setProperty('width', share(chosen.to + 1 - chosen.from));
    },
    async show({ roll }) {
      if (marker) marker.hidden = false;
      const tumbling = dice.map((die) => move(die, TUMBLE, { durationMs: ROLL_MS }));
      await eachFrame(ROLL_MS, (passed) => {
        const eased = 1 - (1 - passed) ** 3;
        showNumber(Math.round(roll * eased));
        marker?.style.setProperty('left', share(roll * eased + 0.5));
      });
      await Promise.all(tumbling);
    },
  };
}

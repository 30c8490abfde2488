import type { DiceTable } from '../../dice/DiceTable';
import { numberText } from '../numberText';
import type { Stage } from './Stage';

/** One large number, and a track that shows it beside the range one has bet on. */
export function diceStage(root: Element, table: DiceTable): Stage {
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
    show(outcome) {
      if (outcome.engine !== 'dice') return;
      if (number) number.textContent = numberText(table, outcome.roll);
      if (marker) marker.hidden = false;
      marker?.style.setProperty('left', share(outcome.roll + 0.5));
    },
  };
}

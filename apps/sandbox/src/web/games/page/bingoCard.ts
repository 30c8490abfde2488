import { move } from './motion';

/** A card of numbers and the balls beside it. */
interface BingoCard {
  clear(): void;
  /** Prints the card, then shows the balls one after the other and marks their numbers. */
  draw(numbers: readonly number[], balls: readonly number[]): Promise<void>;
  /** Lights cells of a full line. */
  light(cells: readonly number[]): void;
}

const BALL_MS = 220;

/** Connects to the card of a stage. */
export function openBingoCard(root: Element): BingoCard {
  const cells = [...root.querySelectorAll<HTMLElement>('[data-cell]')];
  const places = [...root.querySelectorAll<HTMLElement>('[data-ball]')];
  return {
    clear() {
      for (const cell of cells) cell.classList.remove('marked', 'lined');
      for (const place of places) place.textContent = '';
    },
    async draw(numbers, balls) {
      cells.forEach((cell, index) => (cell.textContent = String(numbers[index] ?? '')));
      for (const [index, ball] of balls.entries()) {
        const place = places[index];
        if (place) place.textContent = String(ball);
        await move(place, [{ transform: 'scale(0.4)', opacity: 0 }, {}], { durationMs: BALL_MS });
        cells[numbers.indexOf(ball)]?.classList.add('marked');
      }
    },
    light(lit) {
      for (const cell of lit) cells[cell]?.classList.add('lined');
    },
  };
}

import type { Stage } from './Stage';

/** A card of nine numbers and the four balls that were drawn. */
export function bingoStage(root: Element): Stage {
  const cells = [...root.querySelectorAll<HTMLElement>('[data-cell]')];
  const balls = [...root.querySelectorAll<HTMLElement>('[data-ball]')];
  return {
    show(outcome) {
      if (outcome.engine !== 'bingo') return;
      cells.forEach((cell, index) => {
        const number = outcome.card[index] ?? 0;
        cell.textContent = String(number);
        cell.classList.toggle('marked', outcome.balls.includes(number));
        cell.classList.toggle('lined', outcome.line.includes(index));
      });
      balls.forEach((ball, index) => {
        ball.textContent = String(outcome.balls[index] ?? '');
      });
    },
  };
}

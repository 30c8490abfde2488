import { move } from './motion';
import { cardText, isRed, type PlayingCard } from '@kislap/domain/games';

const TURN_MS = 260;

/** Turns the cards of a part of the stage over, one after the other. */
export async function turnCards(part: Element, cards: readonly PlayingCard[]): Promise<void> {
  const faces = [...part.querySelectorAll<HTMLElement>('[data-card]')];
  for (const [index, card] of cards.entries()) {
    const face = faces[index];
    if (!face) return;
    face.textContent = cardText(card);
    face.dataset['suit'] = isRed(card) ? 'red' : 'black';
    await move(face, [{ transform: 'scaleX(0.05)' }, { transform: 'scaleX(1)' }], { durationMs: TURN_MS });
  }
}

/** Lays all cards of the stage face down. */
export function clearCards(root: Element): void {
  for (const face of root.querySelectorAll<HTMLElement>('[data-card]')) {
    face.textContent = '';
    delete face.dataset['suit'];
  }
}

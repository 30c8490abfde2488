import { fillText } from './gameTexts';

/**
 * Whole seconds to the next draw of a room.
 *
 * @param waitMs how long it was when the page was made, in milliseconds
 * @param passedMs how long ago that was
 * @param everyMs how long there is between two draws
 */
export function secondsToDraw(waitMs: number, passedMs: number, everyMs: number): number {
  const left = (((waitMs - passedMs) % everyMs) + everyMs) % everyMs;
  return Math.ceil((left || everyMs) / 1000);
}

/** Counts down to the draws of a room on its page; nothing where there is none. */
export function startRoomClock(text: string): void {
  const line = document.querySelector<HTMLElement>('[data-room]');
  if (!line) return;
  const [waitMs, everyMs] = [Number(line.dataset['room']), Number(line.dataset['every'])];
  const show = (): void => {
    const shown = fillText(text, { n: secondsToDraw(waitMs, performance.now(), everyMs) });
    if (line.textContent !== shown) line.textContent = shown;
  };
  show();
  setInterval(show, 250);
}

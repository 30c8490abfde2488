import type { Clock } from './clock';

/**
 * Runs `work` every `periodMs` while the page is seen. What was due while it was not runs once when it is seen again.
 *
 * @returns ends it
 */
export function everyWhileSeen(clock: Clock, periodMs: number, work: () => void): () => void {
  let lastMs = clock.now();
  let rest: (() => void) | undefined;
  const run = (): void => {
    lastMs = clock.now();
    work();
  };
  const follow = (): void => {
    rest?.();
    if (document.hidden) return;
    rest = clock.every(periodMs, run);
    // By the device's clock, which goes on while the device sleeps, and may be set back.
    if (Math.abs(clock.now() - lastMs) >= periodMs) run();
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    rest?.();
    document.removeEventListener('visibilitychange', follow);
  };
}

/** Runs `work` now, or once when the page is seen again. */
export function whenSeen(work: () => void): void {
  if (document.hidden) document.addEventListener('visibilitychange', () => whenSeen(work), { once: true });
  else work();
}

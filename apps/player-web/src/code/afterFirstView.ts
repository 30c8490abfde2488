/** The first things a visitor does. */
const ACTS = ['pointerdown', 'keydown'] as const;

/**
 * Runs `work` once the visitor acts, or, when it `mayBeIdle`, already when the page has loaded and the browser has
 * nothing better to do.
 */
export function afterFirstView(work: () => void, mayBeIdle: boolean): void {
  let hasRun = false;
  const run = (): void => {
    if (hasRun) return;
    hasRun = true;
    ACTS.forEach((act) => document.removeEventListener(act, run, true));
    work();
  };
  ACTS.forEach((act) => document.addEventListener(act, run, true));
  if (!mayBeIdle) return;
  if (document.readyState === 'complete') whenIdle(run);
  else window.addEventListener('load', () => whenIdle(run), { once: true });
}

function whenIdle(work: () => void): void {
  // Safari has no idle callbacks; a pause after the load is the next best.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1000);
}

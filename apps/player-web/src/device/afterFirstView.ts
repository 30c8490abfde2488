/** The first things a visitor does. */
const ACTS = ['pointerdown', 'keydown'] as const;

const holds = new Set<symbol>();
const held = new Set<() => void>();

/** Something of the first view is still on its way: what may be idle gives way to it until the returned call. */
export function holdBack(): () => void {
  const hold = Symbol('hold');
  holds.add(hold);
  return () => {
    if (!holds.delete(hold) || holds.size > 0) return;
    const works = [...held];
    held.clear();
    works.forEach(whenIdle);
  };
}

/**
 * Runs `work` once the visitor acts, or, when it `mayBeIdle`, already when the page has loaded, nothing of the first
 * view is on its way any more (`holdBack`) and the browser has nothing better to do.
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
  const runIdle = (): void => {
    if (holds.size > 0) held.add(runIdle);
    else run();
  };
  if (document.readyState === 'complete') whenIdle(runIdle);
  else window.addEventListener('load', () => whenIdle(runIdle), { once: true });
}

/** Runs `work` when the browser has nothing better to do, within four seconds. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks; a pause after the load is the next best.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1000);
}

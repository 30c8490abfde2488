/** The first things a visitor does. A mouse or a trackpad may scroll a whole page without pressing anything. */
const ACTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * An act is answered first: by then the finger is up, and what it pressed has been painted. What waits for an act takes a
 * slow phone 60 ms, and would stand between the two.
 */
const ANSWERED_MS = 400;

/** A list that moved so lately may still run on: code that is read meanwhile is seen as a jolt. */
const STILL_MS = 300;

/** Until it is looked again whether it does: no timer of a page at rest, whose banner moves by itself, is quicker. */
const LOOK_AGAIN_MS = 1000;

let scrolledAtMs = -Infinity;
const noteScrolling = (): void => {
  scrolledAtMs = performance.now();
};

let holds = 0;
let held: (() => void)[] = [];

/**
 * Something of the first view, or what a tap asked for, is on its way: what may be idle gives way to it until the
 * returned call, which counts once.
 */
export function holdBack(): () => void {
  let holdsBack = 1;
  holds += 1;
  return () => {
    holds -= holdsBack;
    holdsBack = 0;
    if (holds > 0) return;
    held.forEach(whenIdle);
    held = [];
  };
}

/** Runs `work` with the visitor's first act, before it is answered: what the answer itself is the better for, and no more. */
export function withFirstAct(work: () => void): void {
  const act = (): void => {
    ACTS.forEach((name) => document.removeEventListener(name, act, true));
    work();
  };
  ACTS.forEach((name) => document.addEventListener(name, act, { capture: true, passive: true }));
}

/**
 * Runs `work` once the visitor has acted and been answered, or, when it `mayBeIdle`, already when the page has loaded,
 * nothing of the first view is on its way any more (`holdBack`) and the browser has nothing better to do.
 */
export function afterFirstView(work: () => void, mayBeIdle: boolean): void {
  let hasRun = false;
  const run = (): void => {
    if (hasRun) return;
    hasRun = true;
    work();
  };
  withFirstAct(() => void setTimeout(run, ANSWERED_MS));
  if (!mayBeIdle) return;
  if (document.readyState === 'complete') whenFree(run);
  else window.addEventListener('load', () => whenFree(run), { once: true });
}

/**
 * Runs `work` when nothing holds it back any more (`holdBack`), nothing scrolls and the browser has nothing better to do.
 */
export function whenFree(work: () => void): void {
  document.addEventListener('scroll', noteScrolling, { capture: true, passive: true });
  const run = (): void => {
    if (holds > 0) held.push(run);
    else if (performance.now() - scrolledAtMs < STILL_MS) setTimeout(run, LOOK_AGAIN_MS);
    else work();
  };
  whenIdle(run);
}

/** Runs `work` when the browser has nothing better to do, within four seconds. */
function whenIdle(work: () => void): void {
  // Safari has no idle callbacks; a pause after the load is the next best.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1000);
}

/** Runs `work` when the page has loaded and the browser has nothing better to do, or a finger goes down. */
export function afterFirstView(work: () => void): void {
  let hasRun = false;
  const run = (): void => {
    if (hasRun) return;
    hasRun = true;
    document.removeEventListener('pointerdown', run, true);
    work();
  };
  document.addEventListener('pointerdown', run, true);
  if (document.readyState === 'complete') whenIdle(run);
  else window.addEventListener('load', () => whenIdle(run), { once: true });
}

function whenIdle(work: () => void): void {
  // Safari has no idle callbacks; a pause after the load is the next best.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1000);
}

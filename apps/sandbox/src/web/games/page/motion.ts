/** Whether this player wants things to move. */
function mayMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !document.hidden;
}

/**
 * Moves an element and keeps it where it ends. Whoever wants less motion sees the end at once.
 *
 * @param frames transforms and opacities alone, so that the page keeps its pace on a slow phone
 */
export async function move(
  element: Element | null | undefined,
  frames: Keyframe[],
  options: { readonly durationMs: number; readonly easing?: string; readonly delayMs?: number },
): Promise<void> {
  if (!element) return;
  const { durationMs, easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)', delayMs = 0 } = options;
  const isStill = !mayMove();
  const animation = element.animate(frames, {
    duration: isStill ? 1 : durationMs,
    delay: isStill ? 0 : delayMs,
    easing,
    fill: 'both',
  });
  await animation.finished.catch(() => undefined);
}

/** Waits between two steps of what is shown; not at all where nothing may move. */
export async function pause(durationMs: number): Promise<void> {
  if (mayMove()) await new Promise((resume) => setTimeout(resume, durationMs));
}

/** Calls for every frame with how much of the time has passed, 0 to 1; once with 1 where nothing may move. */
export async function eachFrame(durationMs: number, draw: (passed: number) => void): Promise<void> {
  const start = performance.now();
  for (let passed = 0; mayMove() && passed < 1; passed = (performance.now() - start) / durationMs) {
    draw(passed);
    // A hidden page gets no frames: the timer ends the wait.
    await Promise.race([
      new Promise((resume) => requestAnimationFrame(resume)),
      new Promise((resume) => setTimeout(resume, 500)),
    ]);
  }
  draw(1);
}

/** So many frames without a change count as calm. */
const CALM_FRAMES = 4;
/** A screen that never rests is as it is. */
const MOST_FRAMES = 90;
/** The app leaves its late work for idle time, which a busy machine is slow to find. */
const MOST_IDLE_MS = 4000;

/** Resolves when nothing on the page changes any more, and what waited for idle time has been done. */
export function untilCalm(): Promise<void> {
  return new Promise((resolve) => {
    let calmFrames = 0;
    let frames = 0;
    let isIdle = false;
    const observer = new MutationObserver(() => (calmFrames = 0));
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const lookAgain = (): void => {
      calmFrames += 1;
      frames += 1;
      if (calmFrames <= CALM_FRAMES && frames < MOST_FRAMES) return void requestAnimationFrame(lookAgain);
      if (!isIdle) return void requestIdleCallback(becomeIdle, { timeout: MOST_IDLE_MS });
      observer.disconnect();
      resolve();
    };
    const becomeIdle = (): void => {
      isIdle = true;
      calmFrames = CALM_FRAMES - 1;
      requestAnimationFrame(lookAgain);
    };
    requestAnimationFrame(lookAgain);
  });
}

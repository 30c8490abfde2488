/** So many frames without a change count as calm. */
const CALM_FRAMES = 4;
/** A screen that never rests is as it is. */
const MOST_FRAMES = 90;

/** Resolves when nothing on the page changes any more. */
export function untilCalm(): Promise<void> {
  return new Promise((resolve) => {
    let calmFrames = 0;
    let frames = 0;
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
      observer.disconnect();
      resolve();
    };
    requestAnimationFrame(lookAgain);
  });
}

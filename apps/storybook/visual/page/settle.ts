const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Frames after which a story that never rests is taken as it is; its second picture then tells on it. */
const patienceFrames = 90;

/** Waits until fonts and pictures are there, movement has ended and some frames passed without a change. */
export async function settle(quietFrames = 2) {
  await document.fonts.ready;
  let isChanged = true;
  const observer = new MutationObserver(() => {
    isChanged = true;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let frames = 0; isChanged && frames < patienceFrames; frames += quietFrames) {
    isChanged = false;
    if (endMovement()) isChanged = true;
    for (let quiet = 0; quiet < quietFrames; quiet += 1) await frame();
  }
  observer.disconnect();
  await Promise.all([...document.images].map(decoded));
  await document.fonts.ready;
}

/** Brings what ends to its end and what never ends to its start. Says whether anything moved. */
function endMovement(): boolean {
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
  for (const animation of moving) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) {
      animation.pause();
      animation.currentTime = 0;
    } else {
      animation.finish();
    }
  }
  for (const drawing of document.querySelectorAll('svg')) {
    drawing.pauseAnimations();
    drawing.setCurrentTime(0);
  }
  return moving.length > 0;
}

/**
 * A picture that cannot be decoded shows its fallback, which is a state like any other. One that is fetched when it
 * comes into view is waited for while it is in view.
 */
async function decoded(picture: HTMLImageElement) {
  for (let frames = 0; !picture.complete && isInView(picture) && frames < patienceFrames; frames += 1) {
    await frame();
  }
  if (picture.loading !== 'lazy' || picture.complete) await picture.decode().catch(() => undefined);
}

function isInView(picture: HTMLImageElement): boolean {
  if (!picture.checkVisibility({ contentVisibilityAuto: true })) return false;
  const { left, top, right, bottom } = picture.getBoundingClientRect();
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

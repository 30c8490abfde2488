import { commands, page } from 'vitest/browser';

import type { Clip, Verdict } from '../run/Sighting';
import { settle } from './settle';

/** Beyond this a story is a scroller by nature, and its first screenful is its picture. */
const tallest = 2400;

/** A picture that differs is believed when it came back so many times, this many frames apart. */
const steadyRepeats = 2;
const framesBetween = 12;
const attempts = 16;

/**
 * Takes the picture of the story on screen and compares it with the committed one; or, to prove that the comparison
 * sees, with that of another story, from which it must differ.
 */
export async function comparePicture(storyId: string, differsFrom?: string): Promise<Verdict> {
  await makeRoom();
  const isExpected = await isSeen(differsFrom ?? storyId);
  if (differsFrom === undefined) return commands.conclude(storyId);
  return isExpected ? { type: 'different', message: `cannot be told from ${differsFrom}` } : { type: 'same' };
}

/**
 * Whether the story looks as committed. What does gets no time to spare; what does not is waited for until its
 * picture has been the same for a while, since a busy machine may still be fetching or drawing.
 */
async function isSeen(storyId: string): Promise<boolean> {
  let previous = '';
  let repeats = 0;
  for (let attempt = 0; attempt < attempts && repeats < steadyRepeats; attempt += 1) {
    const { digest, isExpected } = await commands.lookAt(storyId, clipOfStory());
    if (isExpected) return true;
    repeats = digest === previous ? repeats + 1 : 0;
    previous = digest;
    await settle(framesBetween);
  }
  return false;
}

/** A story higher than a phone is shown whole, unless a dialog lies over it, which belongs to the screen. */
async function makeRoom() {
  const isCovered = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  const { scrollHeight, clientWidth } = document.documentElement;
  if (isCovered || scrollHeight <= innerHeight || scrollHeight > tallest) return;
  await page.viewport(clientWidth, scrollHeight);
  await settle();
}

/** Where the story lies in the browser's window; vitest shows it in a frame. */
function clipOfStory(): Clip {
  const { x, y } = globalThis.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  return { x, y, width: innerWidth, height: innerHeight };
}

import type { Frames } from './watchFrames.mjs';

// What the watch leaves in the page.
declare global {
  var kislapFrames: Frames & { isOn: boolean };
}

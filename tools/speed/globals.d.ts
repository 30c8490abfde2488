import type { PageSpeed } from './watchPage.mjs';

// What the measuring scripts leave in the page.
declare global {
  var kislapSpeed: PageSpeed;
  var kislapPaints: { largestMs: number; shift: number; blockedMs: number; tapsMs: Map<number, number> };
}

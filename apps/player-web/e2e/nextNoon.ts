const daySeconds = 86_400;
const manilaOffset = 8 * 3600;

/** A minute past the next noon in Manila, in epoch seconds: a red packet is open. */
export function nextNoon(): number {
  const now = Math.floor(Date.now() / 1000) + manilaOffset;
  const noon = now - (now % daySeconds) + 12 * 3600 + 60;
  return (noon > now ? noon : noon + daySeconds) - manilaOffset;
}

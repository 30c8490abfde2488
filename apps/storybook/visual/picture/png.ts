/** The first eight bytes of every PNG file. */
export const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** How a PNG file names its kinds of colour, and the bytes each takes for a pixel. */
export const bytesPerPixelByColourType: Readonly<Record<number, number>> = { 2: 3, 3: 1, 6: 4 };

/** The one neighbour of left, above and above-left that is nearest to their gradient (PNG specification, 9.4). */
export function paeth(left: number, above: number, aboveLeft: number): number {
  const estimate = left + above - aboveLeft;
  const toLeft = Math.abs(estimate - left);
  const toAbove = Math.abs(estimate - above);
  const toAboveLeft = Math.abs(estimate - aboveLeft);
  if (toLeft <= toAbove && toLeft <= toAboveLeft) return left;
  return toAbove <= toAboveLeft ? above : aboveLeft;
}

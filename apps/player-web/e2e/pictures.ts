import { PNG } from 'pngjs';

/**
 * The largest difference of one colour of one pixel between two screenshots, 0 to 255; `Infinity` if they differ in
 * size. Two shots of the same page on a busy machine may differ by 1 along a curve.
 */
export function largestDifference(one: Buffer, other: Buffer): number {
  const [left, right] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (left.width !== right.width || left.height !== right.height) return Infinity;
  return left.data.reduce(
    (largest, colour, place) => Math.max(largest, Math.abs(colour - (right.data[place] ?? 0))),
    0,
  );
}

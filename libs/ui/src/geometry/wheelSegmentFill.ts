/** How a segment of a wheel is filled. */
export type WheelSegmentFill = 'first' | 'second' | 'odd';

/**
 * Fills alternate. On a wheel with an odd number of segments the last one would meet the first in the same fill, so
 * it has its own.
 */
export function wheelSegmentFill(index: number, count: number): WheelSegmentFill {
  if (count % 2 === 1 && index === count - 1) return 'odd';
  return index % 2 === 0 ? 'first' : 'second';
}

/** Where the middle of a segment lies on a wheel of `count`, degrees clockwise from the pointer at the top. */
export function wheelSegmentAngle(index: number, count: number): number {
  return (index * 360) / count;
}

import { polarPoint } from './polarPoint';

interface WheelDisc {
  readonly count: number;
  readonly radius: number;
}

/**
 * The segment of a wheel that has its middle at the top, in a box as wide as the disc. Every other segment is this
 * one turned by its angle.
 */
export function wheelSegmentPath({ count, radius }: WheelDisc): string {
  const half = 180 / count;
  const edge = { x: radius, y: radius, radius };
  const [start, end] = [polarPoint(edge, -half), polarPoint(edge, half)];
  return `M${radius} ${radius}L${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}Z`;
}

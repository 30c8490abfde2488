import { polarPoint } from './polarPoint';

/** Where the middle of a segment lies on a wheel of `count`, degrees clockwise from the pointer at the top. */
export function wheelSegmentAngle(index: number, count: number): number {
  return (index * 360) / count;
}

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

interface WheelLabel {
  /** Segments of the wheel. */
  readonly count: number;
  readonly characters: number;
  /** Distance of the label from the middle of the wheel, px of the drawing. */
  readonly radius: number;
}

const LARGEST = 15;
const SMALLEST = 8;
/** Free space at both ends of a label together, px of the drawing. */
const MARGIN = 6;
/** Width of a character, in parts of the type size. */
const CHARACTER_WIDTH = 0.56;

/** Type size of a label so that it stays inside its segment: the more segments, the narrower they are. */
export function wheelLabelSize({ count, characters, radius }: WheelLabel): number {
  const room = 2 * radius * Math.tan(Math.PI / count) - MARGIN;
  const fitting = Math.floor((room / (CHARACTER_WIDTH * characters)) * 2) / 2;
  return Math.min(LARGEST, Math.max(SMALLEST, fitting));
}

interface Landing {
  readonly index: number;
  readonly count: number;
  /** Degrees the disc stands at before the spin; it has only ever turned clockwise. */
  readonly from: number;
}

/** Whole turns of one spin. */
const TURNS = 5;

/**
 * Degrees to turn a wheel to, so that a segment is under the pointer: from rest, five turns less the segment's angle; a
 * turned disc continues from its current turn, so it never spins backwards.
 */
export function wheelLandingRotation({ index, count, from }: Landing): number {
  return (Math.ceil(from / 360) + TURNS) * 360 - wheelSegmentAngle(index, count);
}

import { polarPoint } from './polarPoint';

/** The place of a segment on its wheel, in degrees. */
export interface WheelSegmentPlace {
  /** Where its middle lies, clockwise from the pointer at the top. */
  readonly angle: number;
  /** How wide it is: 3.6 for each percent of its chance. */
  readonly sweep: number;
}

/**
 * The places of the segments of a wheel: as wide as they are likely, the middle of the first at the top. All are equally
 * wide when one chance is not known or they do not sum to 100 percent.
 *
 * @param odds percent, clockwise
 */
export function wheelPlaces(odds: readonly (number | undefined)[]): readonly WheelSegmentPlace[] {
  const sum = odds.reduce<number>((total, percent) => total + (percent ?? Number.NaN), 0);
  const isPublished = Math.abs(sum - 100) < 1e-6;
  const sweeps = odds.map((percent) => (isPublished ? (percent ?? 0) * 3.6 : 360 / odds.length));
  let end = -(sweeps[0] ?? 0) / 2;
  return sweeps.map((sweep) => {
    end += sweep;
    return { angle: end - sweep / 2, sweep };
  });
}

interface WheelSegment {
  readonly sweep: number;
  readonly radius: number;
}

/**
 * A segment of a wheel that has its middle at the top, in a box as wide as the disc. It is turned by its angle to its
 * place.
 */
export function wheelSegmentPath({ sweep, radius }: WheelSegment): string {
  const half = sweep / 2;
  const edge = { x: radius, y: radius, radius };
  const [start, end] = [polarPoint(edge, -half), polarPoint(edge, half)];
  const large = sweep > 180 ? 1 : 0;
  return `M${radius} ${radius}L${start.x} ${start.y}A${radius} ${radius} 0 ${large} 1 ${end.x} ${end.y}Z`;
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

/** Narrower than this, a segment shows its picture alone, small enough to fit. */
const NARROW = 20;

/** How wide a segment is at a distance from the middle of the wheel, px of the drawing. */
function widthAt({ sweep, radius }: WheelSegment): number {
  return sweep >= 180 ? 2 * radius : 2 * radius * Math.tan((sweep * Math.PI) / 360);
}

interface WheelLabel extends WheelSegment {
  readonly characters: number;
}

const LARGEST = 15;
const SMALLEST = 8;
/** Free space at both ends of a label together, px of the drawing. */
const MARGIN = 6;
/** Width of a character, in parts of the type size. */
const CHARACTER_WIDTH = 0.56;

/**
 * Type size of a label so that it stays inside its segment; none where the segment is too narrow for one.
 *
 * @param label `radius`: the distance of the label from the middle of the wheel, px of the drawing
 */
export function wheelLabelSize({ characters, ...place }: WheelLabel): number | undefined {
  if (place.sweep < NARROW) return undefined;
  const room = widthAt(place) - MARGIN;
  const fitting = Math.floor((room / (CHARACTER_WIDTH * characters)) * 2) / 2;
  return Math.min(LARGEST, Math.max(SMALLEST, fitting));
}

const PICTURE = 30;
const SMALLEST_PICTURE = 6;

/** Edge of the picture of a segment, at a distance from the middle of the wheel: as large as there is room for. */
export function wheelPictureSize(place: WheelSegment): number {
  return Math.min(PICTURE, Math.max(SMALLEST_PICTURE, Math.floor(widthAt(place))));
}

interface Landing {
  /** Where the middle of the segment lies. */
  readonly angle: number;
  /** Degrees the disc stands at before the spin; it has only ever turned clockwise. */
  readonly from: number;
}

/** Whole turns of one spin. */
const TURNS = 5;

/**
 * Degrees to turn a wheel to, so that a segment is under the pointer: from rest, five turns less the segment's angle; a
 * turned disc continues from its current turn, so it never spins backwards.
 */
export function wheelLandingRotation({ angle, from }: Landing): number {
  return (Math.ceil(from / 360) + TURNS) * 360 - angle;
}

import { wheelSegmentAngle } from './wheelSegmentAngle';

interface Landing {
  readonly index: number;
  readonly count: number;
  /** Degrees the disc stands at before the spin; it has only ever turned clockwise. */
  readonly from: number;
}

/** Whole turns of one spin. */
const TURNS = 5;

/**
 * Degrees to turn a wheel to, so that a segment stands under the pointer. From rest that is five turns less the
 * segment's angle; a disc that has turned before goes on from the turn it is in, so it never spins backwards.
 */
export function wheelLandingRotation({ index, count, from }: Landing): number {
  return (Math.ceil(from / 360) + TURNS) * 360 - wheelSegmentAngle(index, count);
}

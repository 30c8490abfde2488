import { wheelLandingRotation } from '../../geometry/wheelLandingRotation';
import { wheelSegmentAngle } from '../../geometry/wheelSegmentAngle';
import type { WheelState } from './WheelState';

const wholeTurns = (degrees: number) => Math.round(degrees / 360) * 360;

/**
 * Degrees the disc turns to when a spin reaches a state. It only goes round for a landing; a failure takes it back
 * to rest by the shorter way, and a result that is already known stands under the pointer without any spin.
 */
export function nextWheelRotation(from: number, state: WheelState, count: number): number {
  switch (state.type) {
    case 'landing':
      return wheelLandingRotation({ index: state.index, count, from });
    case 'won':
      return wholeTurns(from + wheelSegmentAngle(state.index, count)) - wheelSegmentAngle(state.index, count);
    case 'failed':
    case 'none':
      return wholeTurns(from);
    case 'idle':
    case 'spinning':
    case 'loading':
      return from;
  }
}

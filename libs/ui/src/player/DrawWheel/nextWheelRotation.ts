import { wheelLandingRotation, wheelSegmentAngle } from '../../geometry/wheel';
import type { WheelState } from './WheelState';

const wholeTurns = (degrees: number) => Math.round(degrees / 360) * 360;

/**
 * Degrees the disc turns to when a spin changes state. Only a landing spins; a failure returns it to rest the shorter
 * way, and a result already known is shown under the pointer at once.
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

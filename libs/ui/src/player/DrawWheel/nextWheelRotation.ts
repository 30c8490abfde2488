import { wheelLandingRotation } from '../../geometry/wheel';
import type { WheelState } from './WheelState';

const wholeTurns = (degrees: number) => Math.round(degrees / 360) * 360;

/**
 * Degrees the disc turns to when a spin changes state. Only a landing spins; a failure returns it to rest the shorter
 * way, and a result already known is shown under the pointer at once.
 *
 * @param angleOf where the middle of a segment lies
 */
export function nextWheelRotation(
  from: number,
  state: WheelState,
  angleOf: (index: number) => number,
): number {
  switch (state.type) {
    case 'landing':
      return wheelLandingRotation({ angle: angleOf(state.index), from });
    case 'won':
      return wholeTurns(from + angleOf(state.index)) - angleOf(state.index);
    case 'failed':
    case 'none':
      return wholeTurns(from);
    case 'idle':
    case 'spinning':
    case 'loading':
      return from;
  }
}

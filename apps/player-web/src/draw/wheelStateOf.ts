import type { WheelState } from '@kislap/ui';
import type { Turn } from './Turn';

/** How the wheel shows where a spin stands. */
export function wheelStateOf(turn: Turn): WheelState {
  switch (turn.type) {
    case 'still':
      return { type: 'idle' };
    case 'failed':
      return { type: 'failed' };
    case 'asking':
      return { type: 'spinning' };
    case 'turning':
      return { type: 'landing', index: turn.stop };
    case 'stopped':
      return { type: 'won', index: turn.stop };
  }
}

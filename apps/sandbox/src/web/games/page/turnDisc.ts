import { move } from './motion';

const SPIN_MS = 3200;
const FULL_TURNS = 4;
const CIRCLE = 360;

/**
 * A wheel that turns. Its answer turns it on until a pocket stands at the top; pockets are counted from there,
 * clockwise.
 */
export function turningDisc(disc: Element | null, pockets: number): (pocket: number) => Promise<void> {
  let angle = 0;
  return async (pocket) => {
    const end = FULL_TURNS * CIRCLE - (pocket * CIRCLE) / pockets;
    const frames = [{ transform: `rotate(${angle}deg)` }, { transform: `rotate(${end}deg)` }];
    await move(disc, frames, { durationMs: SPIN_MS, easing: 'cubic-bezier(0.12, 0.6, 0.1, 1)' });
    angle = end % CIRCLE;
  };
}

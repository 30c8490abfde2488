import type { Random } from '../kernel/Random';

/** A whole number from 0 to `bound` - 1, each equally likely. */
export function drawInteger(random: Random, bound: number): number {
  return Math.floor(random.next() * bound);
}

import type { SeededRandom } from '../../src/kernel/random';

/** An idempotency key that repeats itself for the same seed: 32 hex digits. */
export function seededKey(random: SeededRandom): string {
  return Array.from({ length: 32 }, () => Math.floor(random.next() * 16).toString(16)).join('');
}

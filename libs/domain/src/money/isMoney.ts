import type { Money } from './Money';

/**
 * Whether a count of ten-thousandths of a peso is one that arithmetic keeps exact.
 *
 * @example
 * isMoney(11_500); // => true
 * isMoney(0.5); // => false
 */
export function isMoney(units: number): units is Money {
  return Number.isSafeInteger(units);
}

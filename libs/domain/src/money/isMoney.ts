import type { Money } from './Money';

/**
 * Whether a value is a count of ten-thousandths of a peso that arithmetic keeps exact. A text is none, whatever it says.
 *
 * @example
 * isMoney(11_500); // => true
 * isMoney(0.5); // => false
 * isMoney('11500'); // => false
 */
export function isMoney(units: unknown): units is Money {
  return Number.isSafeInteger(units);
}

import type { Money } from '@kislap/domain';

/**
 * A prize of the luck draw.
 *
 * @example
 * const thanks: DrawPrize = { kind: 'thanks' };
 * thanks.amount; // => undefined
 */
export interface DrawPrize {
  /** Money now, a thank-you, a gift to open, or an amount fixed beforehand. */
  readonly kind: 'cash' | 'thanks' | 'mystery' | 'fixed';
  /** Missing for a thank-you, and for a gift that has not been opened. */
  readonly amount?: Money | undefined;
}

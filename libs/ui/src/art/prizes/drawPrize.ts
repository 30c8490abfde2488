import { compareMoney, moneyFromPeso } from '@kislap/domain';
import type { Money } from '@kislap/domain';

import type { PrizeArt } from './PrizePicture';

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

/** From here on cash is a stack of coins and no longer a single one. */
const stackFrom = moneyFromPeso(50);

const artByKind = { thanks: 'thanks', mystery: 'mystery', fixed: 'chest' } as const;

/** The picture of a prize of the luck draw. Cash has two, by its size. */
export function drawPrizeArt({ kind, amount }: DrawPrize): PrizeArt {
  if (kind !== 'cash') return artByKind[kind];
  return amount !== undefined && compareMoney(amount, stackFrom) >= 0 ? 'stack' : 'coin';
}

import type { Money } from './Money';

/**
 * Orders amounts for `sort`, smallest first: negative, 0 or positive.
 *
 * @example
 * [moneyFromPeso(2), moneyFromPeso(1)].sort(compareMoney).map(pesoText); // => ['1', '2']
 */
export function compareMoney(left: Money, right: Money): number {
  return left - right;
}

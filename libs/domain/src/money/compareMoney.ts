import type { Money } from './Money';
import { subtractMoney } from './subtractMoney';

/**
 * Orders amounts for `sort`, smallest first: negative, 0 or positive.
 *
 * @throws RangeError when one of them is no amount
 * @example
 * [moneyFromPeso(2), moneyFromPeso(1)].sort(compareMoney).map(pesoText); // => ['1', '2']
 */
export function compareMoney(left: Money, right: Money): number {
  return subtractMoney(left, right);
}

import type { Money } from './Money';

/** Orders amounts for `sort`, smallest first: negative, 0 or positive. */
export function compareMoney(left: Money, right: Money): number {
  return left - right;
}

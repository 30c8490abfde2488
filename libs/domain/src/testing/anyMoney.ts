import fc from 'fast-check';
import { type Money, moneyFromScore } from '../money';

const half = Math.floor(Number.MAX_SAFE_INTEGER / 2);

/** Any amount whose double is still exact, negative ones included. */
export function anyMoney({ min = -half, max = half } = {}): fc.Arbitrary<Money> {
  return fc.integer({ min, max }).map(moneyFromScore);
}

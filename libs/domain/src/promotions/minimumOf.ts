import type { Money } from '../money/Money';
import { zeroMoney } from '../money/zeroMoney';
import type { OpenPromotion } from './OpenPromotion';

/** The smallest deposit that an open promotion takes; 23 takes any. */
export function minimumOf({ type, step }: OpenPromotion): Money {
  return type === 23 ? zeroMoney : step.amount;
}

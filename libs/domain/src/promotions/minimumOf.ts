import type { Money } from '../money/Money';
import { moneyFromUnits } from '../money/moneyFromUnits';
import { zeroMoney } from '../money/zeroMoney';
import type { OpenPromotion } from './OpenPromotion';

/** The smallest deposit that an open promotion takes; 23 takes any. */
export function minimumOf({ type, step }: OpenPromotion): Money {
  return moneyFromUnits(type === 23 ? zeroMoney : step.amount);
}

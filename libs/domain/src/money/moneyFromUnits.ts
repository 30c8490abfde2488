import { checked } from '../kernel/checked';
import { isMoney } from './isMoney';
import type { Money } from './Money';

/**
 * The one door into `Money`, for the files of this folder.
 *
 * @param units ten-thousandths of a peso
 * @throws RangeError when the amount is not a whole number of units or has left the exact range
 */
export function moneyFromUnits(units: number): Money {
  const withoutNegativeZero = units === 0 ? 0 : units;
  return checked(withoutNegativeZero, isMoney, 'an exact amount of money');
}

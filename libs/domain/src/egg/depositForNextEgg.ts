import type { Money } from '../money/Money';
import { missingMoney } from '../money/missingMoney';
import type { EggChances } from './EggChances';

/**
 * What more has to be deposited today for another egg.
 *
 * @returns nothing when there is an egg to smash, and when today has no more of them
 * @example
 * const today = { max: 5, neededToday: moneyFromPeso(500), depositedToday: moneyFromPeso(200) };
 * depositForNextEgg({ ...today, left: 0 }); // => moneyFromPeso(300)
 * depositForNextEgg({ ...today, left: 1 }); // => undefined
 */
export function depositForNextEgg({ left, neededToday, depositedToday }: EggChances): Money | undefined {
  return left > 0 ? undefined : missingMoney(neededToday, depositedToday);
}

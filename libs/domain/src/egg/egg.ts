import type { Money } from '../money';
import { missingMoney } from '../money/internal';
import type { EpochSeconds } from '../time/internal';

/**
 * What a player may still smash today.
 *
 * @example
 * const today: EggChances = {
 *   left: 0, max: 5, neededToday: moneyFromPeso(500), depositedToday: moneyFromPeso(500),
 * };
 * depositForNextEgg(today); // => undefined
 */
export interface EggChances {
  readonly left: number;
  /** Eggs of a day at most. */
  readonly max: number;
  /** When a new day of eggs begins; missing when the operator does not say. */
  readonly nextAt?: EpochSeconds;
  /** What today's deposits have to come to for the next egg. */
  readonly neededToday: Money;
  readonly depositedToday: Money;
}

/**
 * What more has to be deposited today for another egg.
 *
 * @see docs/rules.md#egg
 * @returns nothing when there is an egg to smash, and when today has no more of them
 * @example
 * const today = { max: 5, neededToday: moneyFromPeso(500), depositedToday: moneyFromPeso(200) };
 * depositForNextEgg({ ...today, left: 0 }); // => moneyFromPeso(300)
 * depositForNextEgg({ ...today, left: 1 }); // => undefined
 */
export function depositForNextEgg({ left, neededToday, depositedToday }: EggChances): Money | undefined {
  return left > 0 ? undefined : missingMoney(neededToday, depositedToday);
}

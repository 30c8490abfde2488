import type { Money } from '../money/Money';
import type { EpochSeconds } from '../time/EpochSeconds';

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

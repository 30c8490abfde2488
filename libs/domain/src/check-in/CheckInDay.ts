import type { CheckInReward } from './CheckInReward';

/**
 * One day of the week of check-ins as the player sees it.
 *
 * @example
 * const reward = { prizeType: 1, prize: moneyFromPeso(5) };
 * const monday: CheckInDay = { day: 1, reward, state: 'current', isRepairable: false, offer: 'checkIn' };
 * checkInOfferOf([monday], []); // => { type: 'checkIn', day: monday, isReady: true }
 */
export interface CheckInDay {
  /** 1 to 7. */
  readonly day: number;
  readonly reward: CheckInReward;
  /** `signed`: done · `current`: the one that a check-in or repair works on · `locked`: later. */
  readonly state: 'signed' | 'current' | 'locked';
  /** A missed day that can be made good today. */
  readonly isRepairable: boolean;
  /**
   * What the day offers: a `checkIn` or `repair` button, `tomorrow` when the current day opens then, `next` for a
   * repairable day behind the current one.
   */
  readonly offer: 'checkIn' | 'repair' | 'tomorrow' | 'next' | 'none';
}

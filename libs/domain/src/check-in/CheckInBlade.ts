import type { CheckInDay } from './CheckInDay';

/**
 * One day of the week of check-ins as the fan shows it.
 *
 * @example
 * const today: CheckInBlade = { day: 3, reward: { prizeType: 1, prize: moneyFromPeso(5) }, state: 'today' };
 * pesoText(today.reward.prize); // => '5'
 */
export interface CheckInBlade extends Pick<CheckInDay, 'day' | 'reward'> {
  /**
   * `claimed`: taken · `today`: what today's check-in takes · `repairable`: missed, can be made good today ·
   * `missed`: no longer reached this week · `upcoming`: later.
   */
  readonly state: 'claimed' | 'today' | 'repairable' | 'missed' | 'upcoming';
}

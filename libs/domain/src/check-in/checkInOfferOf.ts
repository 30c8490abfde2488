import type { CheckInDay } from './CheckInDay';
import type { CheckInOffer } from './CheckInOffer';
import type { CheckInShortfall } from './CheckInShortfall';

/**
 * What the player can do on the check-in screen.
 *
 * Order rule: a repair comes first, because checking in for today ends today's repairs. A repair needs its own
 * condition alone, which is met when it is offered; the day's check-in needs all of `checkInShortfalls` to be gone.
 *
 * @param days the week of `checkInDays`
 * @example
 * const rewards = Array.from({ length: 7 }, () => ({ prizeType: 1, prize: moneyFromPeso(5) }));
 * const player = { signTimes: 2, isSignedToday: false, isRenewedToday: false };
 * const days = checkInDays(rewards, player, 3);
 * checkInOfferOf(days, []); // => { type: 'checkIn', day: days[2], isReady: true }
 * checkInOfferOf(days, [{ type: 'vip', level: 2 }]); // => { type: 'checkIn', day: days[2], isReady: false }
 */
export function checkInOfferOf(
  days: readonly CheckInDay[],
  shortfalls: readonly CheckInShortfall[],
): CheckInOffer {
  for (const day of days) {
    if (day.offer === 'repair') return { type: 'repair', day };
    if (day.offer === 'checkIn') return { type: 'checkIn', day, isReady: shortfalls.length === 0 };
  }
  return { type: 'done', next: days.find(({ offer }) => offer === 'tomorrow') };
}

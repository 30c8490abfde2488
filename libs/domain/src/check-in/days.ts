import type { Player } from '../session';
import type { CheckInShortfall } from './conditions';
import { checkedWeek, type CheckInReward, isRepairDay } from './plan';

/**
 * What decides how a player's week of check-ins looks.
 *
 * @example
 * const player: CheckInPlayer = { signTimes: 7, isSignedToday: true, isRepairEarnedToday: false };
 * const rewards = Array.from({ length: 7 }, () => ({ prizeType: 1, prize: moneyFromPeso(5) }));
 * checkInDays(rewards, player, 7)[0]?.state; // => 'signed'
 */
export type CheckInPlayer = Pick<Player, 'signTimes' | 'isSignedToday' | 'isRepairEarnedToday'>;

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

/**
 * One day of the week of check-ins as the fan shows it.
 *
 * @example
 * const today: CheckInBlade = { day: 3, reward: { prizeType: 1, prize: moneyFromPeso(5) }, state: 'today' };
 * pesoText(today.reward.prize); // => '5'
 */
export interface CheckInBlade extends Pick<CheckInDay, 'day' | 'reward'> {
  /**
   * `claimed`: taken · `today`: what today's check-in takes · `repairable`: missed, and what a repair makes good now ·
   * `missed`: no longer reached this week · `upcoming`: later.
   */
  readonly state: 'claimed' | 'today' | 'repairable' | 'missed' | 'upcoming';
}

/**
 * The week of check-ins.
 *
 * Check-in rule: days up to `signTimes` are signed and the next one is current. A day is repairable when it is not
 * signed, today is not signed, today's repair is earned, it is not after today and it has repair rules. The operator
 * always works on the current day, so only that one gets the button.
 *
 * @see docs/rules.md#check-in
 * @param rewards the week's seven, day 1 first
 * @param weekday today's Manila weekday, 1 to 7 (`manilaWeekday`)
 * @throws RangeError when the week has not seven days, `weekday` is none, or `signTimes` is no count
 * @example
 * const rewards = Array.from({ length: 7 }, () => ({ prizeType: 1, prize: moneyFromPeso(5) }));
 * const player = { signTimes: 2, isSignedToday: false, isRepairEarnedToday: false };
 * checkInDays(rewards, player, 3).map(({ state }) => state).slice(1, 4); // => ['signed', 'current', 'locked']
 * checkInDays(rewards, player, 3)[2]?.offer; // => 'checkIn'
 */
export function checkInDays(
  rewards: readonly CheckInReward[],
  player: CheckInPlayer,
  weekday: number,
): readonly CheckInDay[] {
  return checkedWeek(rewards, { signTimes: player.signTimes, weekday }).map((reward, index) =>
    checkInDay(reward, index + 1, { player, weekday }),
  );
}

interface Today {
  readonly player: CheckInPlayer;
  readonly weekday: number;
}

function checkInDay(reward: CheckInReward, day: number, today: Today): CheckInDay {
  const { signTimes, isSignedToday, isRepairEarnedToday } = today.player;
  const state = stateOf(day, signTimes);
  const isRepairable =
    state !== 'signed' && !isSignedToday && isRepairEarnedToday && isRepairDay(reward, day, today.weekday);
  const unoffered = { day, reward, state, isRepairable };
  return { ...unoffered, offer: offerOf(unoffered, today) };
}

function stateOf(day: number, signTimes: number): CheckInDay['state'] {
  if (day <= signTimes) return 'signed';
  return day === signTimes + 1 ? 'current' : 'locked';
}

function offerOf(
  { day, state, isRepairable }: Omit<CheckInDay, 'offer'>,
  { player, weekday }: Today,
): CheckInDay['offer'] {
  if (state !== 'current') return isRepairable ? 'next' : 'none';
  if (player.isSignedToday) return 'tomorrow';
  return isRepairable && day < weekday ? 'repair' : 'checkIn';
}

/**
 * What the check-in has for the player right now.
 *
 * @example
 * const done: CheckInOffer = { type: 'done', next: undefined };
 * checkInOfferOf([], []); // => done
 */
export type CheckInOffer =
  | {
      readonly type: 'checkIn';
      readonly day: CheckInDay;
      /** Every condition is met. */
      readonly isReady: boolean;
    }
  /** A missed day can be made good. It comes before today's own check-in, which would close it. */
  | { readonly type: 'repair'; readonly day: CheckInDay }
  /** Today is done; the day that opens next, unless the week is whole. */
  | { readonly type: 'done'; readonly next: CheckInDay | undefined };

/**
 * What the player can do on the check-in screen.
 *
 * Order rule: a repair comes first, because checking in for today ends today's repairs. A repair needs its own
 * condition alone, which is met when it is offered; the day's check-in needs all of `checkInShortfalls` to be gone.
 *
 * @see docs/rules.md#check-in
 * @param days the week of `checkInDays`
 * @example
 * const rewards = Array.from({ length: 7 }, () => ({ prizeType: 1, prize: moneyFromPeso(5) }));
 * const player = { signTimes: 2, isSignedToday: false, isRepairEarnedToday: false };
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

import type { CheckInDay } from './CheckInDay';
import type { CheckInPlayer } from './CheckInPlayer';
import type { CheckInReward } from './CheckInReward';

/**
 * The week of check-ins.
 *
 * Check-in rule: days up to `signTimes` are signed and the next one is current. A day is repairable when it is not
 * signed, today is not signed, today's renewal is met, it is not after today and it has repair rules. The operator
 * always works on the current day, so only that one gets the button.
 *
 * @param rewards the week's rewards, day 1 first
 * @param weekday today's Manila weekday, 1 to 7 (`manilaWeekday`)
 * @example
 * const rewards = Array.from({ length: 7 }, () => ({ prizeType: 1, prize: moneyFromPeso(5) }));
 * const player = { signTimes: 2, isSignedToday: false, isRenewedToday: false };
 * checkInDays(rewards, player, 3).map(({ state }) => state).slice(1, 4); // => ['signed', 'current', 'locked']
 * checkInDays(rewards, player, 3)[2]?.offer; // => 'checkIn'
 */
export function checkInDays(
  rewards: readonly CheckInReward[],
  player: CheckInPlayer,
  weekday: number,
): readonly CheckInDay[] {
  return rewards.map((reward, index) => checkInDay(reward, index + 1, { player, weekday }));
}

interface Today {
  readonly player: CheckInPlayer;
  readonly weekday: number;
}

function checkInDay(reward: CheckInReward, day: number, today: Today): CheckInDay {
  const { signTimes, isSignedToday, isRenewedToday } = today.player;
  const state = stateOf(day, signTimes);
  const isRepairable =
    state !== 'signed' &&
    !isSignedToday &&
    isRenewedToday &&
    day <= today.weekday &&
    reward.repairRules !== undefined;
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

import type { CheckInBlade, CheckInDay } from '@kislap/domain';

/**
 * The week of check-ins as a fan.
 *
 * Blade rule: today's blade is the day a check-in works on, or, while an earlier day waits for its repair, today's
 * own day. A day counts as missed when one check-in a day and the repairs that are open no longer reach it before
 * the week ends.
 *
 * @param days the week of `checkInDays`
 * @param weekday today's Manila weekday, 1 to 7 (`manilaWeekday`)
 * @example
 * const rewards = Array.from({ length: 7 }, () => ({ prizeType: 1, prize: moneyFromPeso(5) }));
 * const player = { signTimes: 2, isSignedToday: false, isRenewedToday: false };
 * const blades = checkInBlades(checkInDays(rewards, player, 4), 4);
 * blades.map(({ state }) => state).slice(1, 4); // => ['claimed', 'today', 'upcoming']
 * blades[6]?.state; // => 'missed'
 */
export function checkInBlades(days: readonly CheckInDay[], weekday: number): readonly CheckInBlade[] {
  const today = days.find(({ offer }) => offer === 'checkIn')?.day ?? ownDay(days, weekday);
  const lastReached = lastDayReached(days, weekday);
  return days.map(({ day, reward, state, isRepairable }) => {
    if (state === 'signed') return { day, reward, state: 'claimed' };
    if (day === today) return { day, reward, state: 'today' };
    if (isRepairable) return { day, reward, state: 'repairable' };
    return { day, reward, state: day > lastReached ? 'missed' : 'upcoming' };
  });
}

function ownDay(days: readonly CheckInDay[], weekday: number): number | undefined {
  return days.some(({ offer }) => offer === 'repair') ? weekday : undefined;
}

function lastDayReached(days: readonly CheckInDay[], weekday: number): number {
  const signed = days.filter(({ state }) => state === 'signed').length;
  const repairs = days.filter(({ day, isRepairable }) => isRepairable && day < weekday).length;
  const isSignedToday = days.some(({ offer }) => offer === 'tomorrow');
  return signed + repairs + (days.length - weekday) + (isSignedToday ? 0 : 1);
}

import { missingMoney } from '../money/missingMoney';
import type { CheckInDay } from './CheckInDay';
import type { CheckInStanding } from './CheckInStanding';
import type { RepairChance } from './RepairChance';

/**
 * The missed day that the player could repair today by doing what its rules ask; nothing when there is none, or when
 * all is done and so the day's repair is used up. Worth saying before a check-in, which ends today's repairs.
 *
 * @param days the week of `checkInDays`
 * @param weekday today's Manila weekday, 1 to 7 (`manilaWeekday`)
 * @example
 * const reward = { prizeType: 1, prize: moneyFromPeso(5), repairRules: { dayDeposit: moneyFromPeso(100) } };
 * const days = checkInDays([reward], { signTimes: 0, isSignedToday: false, isRenewedToday: false }, 2);
 * const standing = {
 *   vipLevel: 1, vipOrder: 0, totalDeposit: zeroMoney, dayDeposit: moneyFromPeso(40), dayTurnover: zeroMoney,
 * };
 * repairChanceOf(days, standing, 2); // => { day: 1, dayDeposit: moneyFromPeso(60), dayTurnover: undefined }
 */
export function repairChanceOf(
  days: readonly CheckInDay[],
  standing: CheckInStanding,
  weekday: number,
): RepairChance | undefined {
  const missed = days.find(({ offer, day }) => offer === 'checkIn' && day < weekday);
  const rules = missed?.reward.repairRules;
  if (missed === undefined || rules === undefined) return undefined;
  const dayDeposit = missingMoney(rules.dayDeposit, standing.dayDeposit);
  const dayTurnover = missingMoney(rules.dayTurnover, standing.dayTurnover);
  if (dayDeposit === undefined && dayTurnover === undefined) return undefined;
  return { day: missed.day, dayDeposit, dayTurnover };
}

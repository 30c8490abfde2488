import { fail, ok, type Result } from '../kernel';
import type { Money } from '../money';
import { missingMoney } from '../money/internal';
import type { CheckInStatus } from './conditions';
import type { CheckInDay, CheckInPlayer } from './days';
import { checkedWeek, type CheckInReward, isRepairDay, type RepairRules } from './plan';

/**
 * A missed day that today can still repair, and what that takes. At least one amount is missing.
 *
 * @example
 * const chance: RepairChance = { day: 2, dayDeposit: moneyFromPeso(60), dayTurnover: undefined };
 * chance.dayDeposit && pesoText(chance.dayDeposit); // => '60'
 */
export interface RepairChance {
  readonly day: number;
  readonly dayDeposit: Money | undefined;
  readonly dayTurnover: Money | undefined;
}

/**
 * What today's deposits and turnover still lack for a repair; undefined when its rules are met.
 *
 * Repair rule: every rule that is set must be met, the day's deposit and the day's turnover alike.
 */
function missingForRepair(
  rules: RepairRules,
  status: Pick<CheckInStatus, 'dayDeposit' | 'dayTurnover'>,
): Omit<RepairChance, 'day'> | undefined {
  const dayDeposit = missingMoney(rules.dayDeposit, status.dayDeposit);
  const dayTurnover = missingMoney(rules.dayTurnover, status.dayTurnover);
  return dayDeposit === undefined && dayTurnover === undefined ? undefined : { dayDeposit, dayTurnover };
}

/**
 * The missed day that the player could repair today by doing what its rules ask; nothing when there is none, or when
 * all is done and so the day's repair is used up. Worth saying before a check-in, which ends today's repairs.
 *
 * @see docs/rules.md#check-in-repair
 * @param days the week of `checkInDays`
 * @param weekday today's Manila weekday, 1 to 7 (`manilaWeekday`)
 * @example
 * const reward = { prizeType: 1, prize: moneyFromPeso(5), repairRules: { dayDeposit: moneyFromPeso(100) } };
 * const rewards = Array.from({ length: 7 }, () => reward);
 * const days = checkInDays(rewards, { signTimes: 0, isSignedToday: false, isRepairEarnedToday: false }, 2);
 * const status = {
 *   vipLevel: 1, vipOrder: 0, totalDeposit: zeroMoney, dayDeposit: moneyFromPeso(40), dayTurnover: zeroMoney,
 * };
 * repairChanceOf(days, status, 2); // => { day: 1, dayDeposit: moneyFromPeso(60), dayTurnover: undefined }
 */
export function repairChanceOf(
  days: readonly CheckInDay[],
  status: CheckInStatus,
  weekday: number,
): RepairChance | undefined {
  const missed = days.find(({ offer, day }) => offer === 'checkIn' && day < weekday);
  const rules = missed?.reward.repairRules;
  if (missed === undefined || rules === undefined) return undefined;
  const missing = missingForRepair(rules, status);
  return missing && { day: missed.day, ...missing };
}

/**
 * How a week of check-ins stands for a repair, as the operator keeps it.
 *
 * @example
 * const week: RepairWeek = { signTimes: 1, isSignedToday: false, isRepairedToday: true, weekday: 3 };
 * const rewards = Array.from({ length: 7 }, () => ({ prizeType: 1, prize: moneyFromPeso(5), repairRules: {} }));
 * isRepairEarned(rewards, week, { dayDeposit: zeroMoney, dayTurnover: zeroMoney }); // => false
 */
export interface RepairWeek extends Pick<CheckInPlayer, 'signTimes' | 'isSignedToday'> {
  /** Today's one repair is used up. */
  readonly isRepairedToday: boolean;
  /** Today's Manila weekday, 1 to 7 (`manilaWeekday`). */
  readonly weekday: number;
}

/**
 * Whether a repair was earned today: today's deposits and turnover meet the repair rules of the first missed day that
 * has some, and today's repair is not used up. A check-in of today does not take it back.
 *
 * @see docs/rules.md#check-in-repair
 * @param rewards the week's seven, day 1 first
 * @throws RangeError when the week has not seven days, `weekday` is none, or `signTimes` is no count
 * @example
 * const reward = { prizeType: 1, prize: moneyFromPeso(5), repairRules: { dayDeposit: moneyFromPeso(100) } };
 * const rewards = Array.from({ length: 7 }, () => reward);
 * const week = { signTimes: 1, isSignedToday: false, isRepairedToday: false, weekday: 3 };
 * isRepairEarned(rewards, week, { dayDeposit: moneyFromPeso(100), dayTurnover: zeroMoney }); // => true
 * isRepairEarned(rewards, week, { dayDeposit: moneyFromPeso(99), dayTurnover: zeroMoney }); // => false
 */
export function isRepairEarned(
  rewards: readonly CheckInReward[],
  { signTimes, isRepairedToday, weekday }: RepairWeek,
  status: Pick<CheckInStatus, 'dayDeposit' | 'dayTurnover'>,
): boolean {
  const missed = checkedWeek(rewards, { signTimes, weekday }).find(
    (reward, index) => index >= signTimes && isRepairDay(reward, index + 1, weekday),
  );
  if (isRepairedToday || !missed?.repairRules) return false;
  return missingForRepair(missed.repairRules, status) === undefined;
}

/**
 * Why a missed day cannot be repaired now.
 *
 * @example
 * const problem: RepairProblem = { type: 'notMet', day: 2, dayDeposit: moneyFromPeso(40), dayTurnover: undefined };
 * problem.dayDeposit && pesoText(problem.dayDeposit); // => '40'
 */
export type RepairProblem =
  /** Today is checked in, which ends its repairs, or the week is whole. */
  | { readonly type: 'closed' }
  /** The day that comes next is after today, or has no repair rules. */
  | { readonly type: 'notRepairable' }
  /** One repair a day. */
  | { readonly type: 'usedUp' }
  | ({ readonly type: 'notMet' } & RepairChance);

/**
 * Checks the repair of the day after the signed ones, on what the operator knows.
 *
 * Repair rule: before today's check-in, one a day, a day not after today that has repair rules, which today's deposits
 * and turnover meet.
 *
 * @see docs/rules.md#check-in-repair
 * @param rewards the week's seven, day 1 first
 * @returns the reward of the day
 * @throws RangeError when the week has not seven days, `weekday` is none, or `signTimes` is no count
 * @example
 * const reward = { prizeType: 1, prize: moneyFromPeso(5), repairRules: { dayTurnover: moneyFromPeso(100) } };
 * const rewards = Array.from({ length: 7 }, () => reward);
 * const week = { signTimes: 1, isSignedToday: false, isRepairedToday: false, weekday: 3 };
 * checkRepair(rewards, week, { dayDeposit: zeroMoney, dayTurnover: moneyFromPeso(100) }); // => ok(reward)
 * const today = { dayDeposit: zeroMoney, dayTurnover: moneyFromPeso(30) };
 * const missing = { day: 2, dayDeposit: undefined, dayTurnover: moneyFromPeso(70) };
 * checkRepair(rewards, week, today); // => fail({ type: 'notMet', ...missing })
 */
export function checkRepair(
  rewards: readonly CheckInReward[],
  { signTimes, isSignedToday, isRepairedToday, weekday }: RepairWeek,
  status: Pick<CheckInStatus, 'dayDeposit' | 'dayTurnover'>,
): Result<CheckInReward, RepairProblem> {
  const reward = checkedWeek(rewards, { signTimes, weekday })[signTimes];
  const day = signTimes + 1;
  if (isSignedToday || reward === undefined) return fail({ type: 'closed' });
  if (!isRepairDay(reward, day, weekday)) return fail({ type: 'notRepairable' });
  if (isRepairedToday) return fail({ type: 'usedUp' });
  const missing = missingForRepair(reward.repairRules, status);
  return missing ? fail({ type: 'notMet', day, ...missing }) : ok(reward);
}

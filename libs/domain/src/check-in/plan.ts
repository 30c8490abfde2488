import { misuse, wholeCount } from '../kernel/internal';
import type { Money } from '../money';

/**
 * What opens the repair of a missed day, on the day of the repair.
 *
 * @example
 * const repairRules: RepairRules = { dayDeposit: moneyFromPeso(100) };
 * const reward = { prizeType: 1, prize: moneyFromPeso(5), repairRules };
 * const rewards = Array.from({ length: 7 }, () => reward);
 * const player = { signTimes: 0, isSignedToday: false, isRepairEarnedToday: true };
 * checkInDays(rewards, player, 2)[0]?.isRepairable; // => true
 */
export interface RepairRules {
  readonly dayDeposit?: Money;
  readonly dayTurnover?: Money;
}

/**
 * The reward of one day of the week; a day without repair rules cannot be repaired.
 *
 * @example
 * const repairRules = { dayDeposit: moneyFromPeso(100) };
 * const reward: CheckInReward = { prizeType: 1, prize: moneyFromPeso(5), repairRules };
 * const rewards = Array.from({ length: 7 }, () => reward);
 * checkInDays(rewards, { signTimes: 0, isSignedToday: false, isRepairEarnedToday: true }, 2)[0]?.offer; // => 'repair'
 */
export interface CheckInReward {
  readonly prizeType: number;
  readonly prize: Money;
  readonly repairRules?: RepairRules;
}

/**
 * What a player needs to check in; a rule that is missing asks nothing.
 *
 * @example
 * const rules: CheckInRules = { minVip: 1, dayDeposit: moneyFromPeso(100), allowedOrders: [-1] };
 * isOrderAllowed(rules.allowedOrders, 3); // => true
 */
export interface CheckInRules {
  readonly minVip?: number;
  readonly totalDeposit?: Money;
  readonly dayDeposit?: Money;
  /** Bets of the day that count. */
  readonly dayTurnover?: Money;
  /** VIP orders allowed; -1 among them allows everyone. */
  readonly allowedOrders?: readonly number[];
}

/**
 * The week of check-ins: seven rewards, Monday's first, and what a player needs for any of them.
 *
 * @example
 * const rewards = Array.from({ length: 7 }, () => ({ prizeType: 1, prize: moneyFromPeso(5) }));
 * const plan: CheckInPlan = { rules: { minVip: 1 }, rewards };
 * plan.rewards.length; // => 7
 */
export interface CheckInPlan {
  readonly rules: CheckInRules;
  readonly rewards: readonly CheckInReward[];
  /** How many times a prize has to be bet before it can be withdrawn, 0 for not at all; missing while nobody says. */
  readonly turnoverTimes?: number;
}

const daysPerWeek = 7;

/**
 * The rewards of a week, seven of them, seen on one of its days by who has signed some.
 *
 * @see docs/rules.md#check-in
 * @throws RangeError when there are more or fewer, `weekday` is not 1 to 7, or `signTimes` is no count
 */
export function checkedWeek(
  rewards: readonly CheckInReward[],
  { signTimes, weekday }: { readonly signTimes: number; readonly weekday: number },
): readonly CheckInReward[] {
  if (rewards.length !== daysPerWeek) throw misuse('a week of seven rewards', rewards.length);
  wholeCount(signTimes);
  if (Number.isInteger(weekday) && weekday >= 1 && weekday <= daysPerWeek) return rewards;
  throw misuse('a weekday from 1 to 7', weekday);
}

/**
 * Repair rule: a day that is not after today and has repair rules.
 *
 * @see docs/rules.md#check-in-repair
 */
export function isRepairDay(
  reward: CheckInReward,
  day: number,
  weekday: number,
): reward is CheckInReward & { readonly repairRules: RepairRules } {
  return day <= weekday && reward.repairRules !== undefined;
}

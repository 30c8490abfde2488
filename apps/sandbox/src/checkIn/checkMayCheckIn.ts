import {
  type CheckInReward,
  checkInShortfalls,
  type CheckInStanding,
  pesoFromMoney,
  subtractMoney,
} from '@kislap/domain';
import { Refusal } from '../kernel/Refusal';
import { checkInPlan } from './checkInPlan';

/** A check-in that a player asks for. */
export interface CheckInWish {
  readonly isRepair: boolean;
  /** The day it would pay, and that day's reward; none when the week is whole. */
  readonly day: number;
  readonly reward: CheckInReward | undefined;
  readonly weekday: number;
  readonly isSignedToday: boolean;
  readonly isRenewedToday: boolean;
  readonly isRepairedToday: boolean;
  readonly standing: CheckInStanding;
}

/**
 * Repeats every rule of the check-in: the conditions of the day, or those of a repair. A repair is for a day up to
 * today that has repair rules, on a day whose renewal is met and not used up, before today's own check-in.
 *
 * @returns the reward
 * @throws Refusal `notEligible` with what is missing in pesos, `alreadyReceived`
 */
export function checkMayCheckIn(wish: CheckInWish): CheckInReward {
  if (wish.isSignedToday || wish.reward === undefined) throw new Refusal('alreadyReceived');
  if (wish.isRepair) checkRepair(wish, wish.reward);
  else checkConditions(wish);
  return wish.reward;
}

function checkRepair(
  { day, weekday, isRenewedToday, isRepairedToday, standing }: CheckInWish,
  reward: CheckInReward,
) {
  const need = reward.repairRules?.dayDeposit;
  if (need === undefined || day > weekday) throw new Refusal('notEligible');
  if (isRepairedToday) throw new Refusal('alreadyReceived');
  if (isRenewedToday) return;
  throw new Refusal('notEligible', { need: pesoFromMoney(subtractMoney(need, standing.dayDeposit)) });
}

function checkConditions({ standing }: CheckInWish) {
  const [first] = checkInShortfalls(checkInPlan.rules, standing);
  if (first === undefined) return;
  throw new Refusal('notEligible', 'missing' in first ? { need: pesoFromMoney(first.missing) } : {});
}

import {
  assertNever,
  type CheckInPlan,
  type CheckInReward,
  checkInShortfalls,
  type CheckInStatus,
  checkRepair,
  pesoFromMoney,
  type RepairProblem,
  type RepairWeek,
} from '@kislap/domain';
import { Refusal } from '../../kernel/Refusal';

/** A player's week, and what today's deposits and turnover are. */
interface WeekFacts extends RepairWeek {
  readonly status: CheckInStatus;
}

/**
 * Repeats every rule of the check-in: the conditions of the day, or those of a repair.
 *
 * @returns the reward
 * @throws Refusal `notEligible` with what is missing in pesos, `alreadyReceived`
 */
export function checkMayCheckIn(
  plan: CheckInPlan,
  week: WeekFacts,
  { isRepair }: { readonly isRepair: boolean },
): CheckInReward {
  return isRepair ? repairedReward(plan, week) : nextReward(plan, week);
}

function repairedReward({ rewards }: CheckInPlan, week: WeekFacts): CheckInReward {
  const checked = checkRepair(rewards, week, week.status);
  if (checked.ok) return checked.value;
  throw refusalOf(checked.reason);
}

function refusalOf(problem: RepairProblem): Refusal {
  switch (problem.type) {
    case 'closed':
    case 'usedUp':
      return new Refusal('alreadyReceived');
    case 'notRepairable':
      return new Refusal('notEligible');
    case 'notMet': {
      const need = problem.dayDeposit ?? problem.dayTurnover;
      return new Refusal('notEligible', need === undefined ? {} : { need: pesoFromMoney(need) });
    }
    default:
      return assertNever(problem);
  }
}

function nextReward(
  { rules, rewards }: CheckInPlan,
  { isSignedToday, signTimes, status }: WeekFacts,
): CheckInReward {
  const reward = rewards[signTimes];
  if (isSignedToday || reward === undefined) throw new Refusal('alreadyReceived');
  const [first] = checkInShortfalls(rules, status);
  if (first === undefined) return reward;
  throw new Refusal('notEligible', 'missing' in first ? { need: pesoFromMoney(first.missing) } : {});
}

import {
  checkInConditions,
  checkInDays,
  checkInOfferOf,
  checkInShortfalls,
  manilaWeekday,
  manilaWeekEnd,
  repairChanceOf,
} from '@kislap/domain';
import type { CheckInPlan, CheckInPlayer, CheckInStanding, EpochSeconds } from '@kislap/domain';
import { checkInBlades } from './checkInBlades';
import type { CheckInWeek } from './CheckInWeek';

const SUNDAY = 7;

interface WeekFacts {
  readonly plan: CheckInPlan;
  readonly player: CheckInPlayer;
  readonly standing: CheckInStanding;
}

/** A player's week of check-ins by the rules, at an instant. */
export function weekOf({ plan, player, standing }: WeekFacts, now: EpochSeconds): CheckInWeek {
  const weekday = manilaWeekday(now);
  const days = checkInDays(plan.rewards, player, weekday);
  return {
    days,
    blades: checkInBlades(days, weekday),
    conditions: checkInConditions(plan.rules, standing),
    offer: checkInOfferOf(days, checkInShortfalls(plan.rules, standing)),
    chance: repairChanceOf(days, standing, weekday),
    endsAt: weekday === SUNDAY ? manilaWeekEnd(now) : undefined,
  };
}

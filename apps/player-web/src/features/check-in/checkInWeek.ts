import {
  checkInConditions,
  checkInDays,
  checkInOfferOf,
  checkInShortfalls,
  manilaWeekday,
  manilaWeekEnd,
  repairChanceOf,
} from '@kislap/domain';
import type {
  CheckInBlade,
  CheckInCondition,
  CheckInDay,
  CheckInOffer,
  CheckInPlan,
  CheckInPlayer,
  CheckInStatus,
  EpochSeconds,
  Money,
  RepairChance,
} from '@kislap/domain';

/** Everything the check-in page shows of a player's week. */
export interface CheckInWeek {
  readonly days: readonly CheckInDay[];
  readonly blades: readonly CheckInBlade[];
  readonly conditions: readonly CheckInCondition[];
  readonly offer: CheckInOffer;
  readonly chance: RepairChance | undefined;
  /** The last day that checking in every day still reaches this week. */
  readonly reach: number;
  /** What a check-in tomorrow gives, after today's; on the week's last day that begins the next one. */
  readonly tomorrow: Money | undefined;
  /** When the week is over; only on its last day, when it matters. */
  readonly endsAt: EpochSeconds | undefined;
}

const SUNDAY = 7;

/** Everybody has VIP level 0. */
export const asksSomething = (condition: CheckInCondition): boolean =>
  condition.type !== 'vip' || condition.need > 0;

interface WeekFacts {
  readonly plan: CheckInPlan;
  readonly player: CheckInPlayer;
  readonly status: CheckInStatus;
}

/** A player's week of check-ins by the rules, at an instant. */
export function weekOf({ plan, player, status }: WeekFacts, now: EpochSeconds): CheckInWeek {
  const weekday = manilaWeekday(now);
  const days = checkInDays(plan.rewards, player, weekday);
  const offer = checkInOfferOf(days, checkInShortfalls(plan.rules, status));
  const chance = repairChanceOf(days, status, weekday);
  const canRepair = offer.type === 'repair' || chance !== undefined;
  const reach = weekReach(days, { weekday, canRepair });
  const first = weekday === SUNDAY ? days[0] : undefined;
  return {
    days,
    blades: checkInBlades(days, reach.withRepairs, chance?.day),
    conditions: checkInConditions(plan.rules, status).filter(asksSomething),
    offer,
    chance,
    reach: reach.byCheckIns,
    tomorrow: offer.type === 'done' ? (first ?? offer.next)?.reward.prize : undefined,
    endsAt: weekday === SUNDAY ? manilaWeekEnd(now) : undefined,
  };
}

/** The last days that can still be taken before the week ends. */
interface WeekReach {
  /** By checking in every day that is left. */
  readonly byCheckIns: number;
  /** With a repair a day as well, where the rules have one. */
  readonly withRepairs: number;
}

interface Today {
  /** Today's Manila weekday, 1 to 7. */
  readonly weekday: number;
  /** A repair is open today, or its conditions can still be met. */
  readonly canRepair: boolean;
}

/**
 * How far a week can still get.
 *
 * @param days the week of `checkInDays`
 */
function weekReach(days: readonly CheckInDay[], today: Today): WeekReach {
  return { byCheckIns: lastDay(days, today, false), withRepairs: lastDay(days, today, true) };
}

/** Goes through the rest of the week as a player who misses nothing: a repair, where one may be, and the check-in. */
function lastDay(days: readonly CheckInDay[], { weekday, canRepair }: Today, hasRepairs: boolean): number {
  const isSignedToday = days.some(({ offer }) => offer === 'tomorrow');
  let reached = days.filter(({ state }) => state === 'signed').length;
  for (let day = isSignedToday ? weekday + 1 : weekday; day <= days.length; day += 1) {
    const next = days[reached];
    const isMissed = next !== undefined && next.day < day && next.reward.repairRules !== undefined;
    if (hasRepairs && isMissed && (canRepair || day > weekday)) reached += 1;
    reached = Math.min(reached + 1, days.length);
  }
  return reached;
}

/**
 * The week of check-ins as a fan.
 *
 * Blade rule: only the day after the claimed ones offers anything, a check-in or a repair; later ones are upcoming, or
 * missed when the week ends before they are reached.
 *
 * @param days the week of `checkInDays`
 * @param lastReached the last day that can still be taken this week
 * @param missed a day that a repair may still make good today: it is not today's, though a check-in would take it
 * @example
 * const rewards = Array.from({ length: 7 }, () => ({ prizeType: 1, prize: moneyFromPeso(5) }));
 * const player = { signTimes: 2, isSignedToday: false, isRepairEarnedToday: false };
 * const blades = checkInBlades(checkInDays(rewards, player, 4), 6);
 * blades.map(({ state }) => state).slice(1, 4); // => ['claimed', 'today', 'upcoming']
 * blades[6]?.state; // => 'missed'
 */
export function checkInBlades(
  days: readonly CheckInDay[],
  lastReached: number,
  missed?: number,
): readonly CheckInBlade[] {
  return days.map(({ day, reward, state, offer }) => {
    if (state === 'signed') return { day, reward, state: 'claimed' };
    if (day === missed) return { day, reward, state: 'repairable' };
    if (offer === 'checkIn') return { day, reward, state: 'today' };
    if (offer === 'repair') return { day, reward, state: 'repairable' };
    return { day, reward, state: day > lastReached ? 'missed' : 'upcoming' };
  });
}

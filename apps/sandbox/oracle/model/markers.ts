import type { Signs } from './Noticed';
import { type Order, type Player, sumOf, type Units, unitsOf } from './Player';
import { day, hour, minute, periodOf } from './time';

/** protection.md 10: what is noticed of a player's play. */
export type Marker =
  | 'spend'
  | 'chasing'
  | 'topUps'
  | 'night'
  | 'long'
  | 'refused'
  | 'loosening'
  | 'stakes'
  | 'returning'
  | 'concern';

const week = 7 * day;

/** Whether a marker holds by all readings, and by any. */
type Reading = readonly [certain: boolean, possible: boolean];
const either = (...readings: readonly boolean[]): Reading => [
  readings.every(Boolean),
  readings.some(Boolean),
];

/** The markers that hold at an instant. */
export function signsOf(player: Player, now: number): Signs {
  const readings: Readonly<Record<Marker, Reading>> = {
    spend: spend(player, now),
    chasing: chasing(player, now),
    topUps: topUps(player, now),
    night: timePlayed(player, now, { perDay: 60 * minute, days: 3, until: 5 * hour }),
    long: timePlayed(player, now, { perDay: 240 * minute, days: 2, until: day }),
    refused: refused(player, now),
    loosening: loosening(player, now),
    stakes: stakes(player, now),
    returning: returning(player, now),
    concern: either(player.harm?.isConcern === true),
  };
  const all = Object.entries(readings);
  return {
    certain: new Set(all.flatMap(([name, [certain]]) => (certain ? [name] : []))),
    possible: new Set(all.flatMap(([name, [, possible]]) => (possible ? [name] : []))),
  };
}

/** Net loss since an instant, and before another one. */
const lostBetween = ({ rounds }: Player, from: number, to: number): Units =>
  sumOf(
    rounds.filter(({ at }) => at >= from && at < to),
    ({ stake, win }) => stake - win,
  );

/** Seven days are 168 hours, or days of the calendar with today or without it. */
function spend(player: Player, now: number): Reading {
  const today = periodOf('day', now).start;
  const least = unitsOf(2000);
  const holds = [now - week, now - week + 1, today - 6 * day, today - week].flatMap((from) => {
    const lost = lostBetween(player, from, now + 1);
    // The 28 days before are those before the seven, or before now.
    const before = [lostBetween(player, from - 28 * day, from), lostBetween(player, now - 28 * day, now)];
    return before.map((sum) => lost >= least && lost >= Math.max(0, sum) / 2);
  });
  return either(...holds);
}

/** A deposit is an order that was made, or its credit. */
function chasing(player: Player, now: number): Reading {
  const isAfter = (from: number, at: number | undefined) =>
    at !== undefined && at >= from && at <= from + 15 * minute;
  const losing = player.rounds.filter(
    ({ at, stake, win, left = Infinity }) => at > now - week - day && win < stake && left < unitsOf(20),
  );
  const count = (order: (from: number, one: Order) => boolean, edge: number) =>
    losing.some(
      ({ at, leftOwn = Infinity, left = Infinity }) =>
        Math.max(left, edge === 0 ? left : leftOwn) < unitsOf(20) &&
        player.orders.filter((one) => order(at, one) && one.at > now - week - day * (1 - edge)).length >= 3,
    );
  const certain = count(
    (from, { at, creditedAt }) => at > from && isAfter(from, at) && isAfter(from, creditedAt),
    1,
  );
  const possible = count((from, { at, creditedAt }) => isAfter(from, at) || isAfter(from, creditedAt), 0);
  return [certain, possible];
}

function topUps({ orders }: Player, now: number): Reading {
  const credits = orders.flatMap(({ state, creditedAt }) =>
    state === 'credited' && creditedAt !== undefined ? [creditedAt] : [],
  );
  const isMany = (from: number, to: number) => credits.filter((at) => at >= from && at < to).length >= 4;
  const certain = credits.some((at) => {
    const { start, end } = periodOf('day', at);
    return start > now - 6 * day && isMany(start, end);
  });
  const possible = credits.some(
    (at) => at > now - week - 2 * day && (isMany(at, at + day) || isMany(...dayAround(at))),
  );
  return [certain, possible];
}

const dayAround = (at: number): readonly [number, number] => {
  const { start, end } = periodOf('day', at);
  return [start, end];
};

/** How much of a gap at an open game was played is not said: it counts for what is possible alone. */
function timePlayed(
  { sittings }: Player,
  now: number,
  { perDay, days, until }: { readonly perDay: number; readonly days: number; readonly until: number },
): Reading {
  const today = periodOf('day', now).start;
  const isFull = (isCertain: boolean) => (start: number) => {
    const seconds = sumOf(sittings, ({ start: from, last, unsure = 0 }) => {
      const overlap = Math.min(last, start + until, now) - Math.max(from, start);
      return Math.max(0, isCertain ? overlap - unsure : overlap);
    });
    return seconds >= (isCertain ? perDay : perDay - minute);
  };
  const daysBack = (count: number) => Array.from({ length: count }, (_, back) => today - back * day);
  return [daysBack(7).filter(isFull(true)).length >= days, daysBack(9).filter(isFull(false)).length >= days];
}

/** Of orders that ended without money, and those that 1012 refused. When one counts that was closed is not said. */
function refused({ orders, refusals }: Player, now: number): Reading {
  const of1012 = refusals.filter(({ isOrder }) => isOrder);
  const ended = orders.flatMap(({ state, at, endedAt }) =>
    (state === 'failed' || state === 'expired') && endedAt !== undefined ? [{ at, endedAt }] : [],
  );
  const certain =
    of1012.filter(({ at, isCertain }) => isCertain && at > now - day).length +
    ended.filter(({ at }) => at > now - day).length;
  const lost = orders.filter(
    ({ state, endedAt }) => endedAt !== undefined || state === 'closed' || state === 'returned',
  );
  const instants = [
    ...of1012.map(({ at }) => [at]),
    ...lost.map(({ at, endedAt = at }) => [at, endedAt, at + day / 48]),
  ];
  const recent = instants.filter((each) => each.some((at) => at > now - week - day));
  const possible = recent.some((each) =>
    each.some(
      (from) => recent.filter((other) => other.some((at) => at >= from && at <= from + day)).length >= 3,
    ),
  );
  return [certain >= 3, possible];
}

/** A wish that is said a second time may be one more. */
function loosening({ wishes, refusals }: Player, now: number): Reading {
  const isAfter1012 = (at: number, isSure: boolean) =>
    refusals.some(
      (one) =>
        (!isSure || (one.isOrder && one.isCertain)) &&
        at >= one.at &&
        (isSure ? at - one.at < hour : at - one.at <= hour),
    );
  const sure = wishes.filter(({ at, isNew }) => isNew && at > now - week);
  const all = wishes.filter(({ at }) => at > now - week - day);
  return [
    sure.length >= 2 || sure.some(({ at }) => isAfter1012(at, true)),
    all.length >= 2 || all.some(({ at }) => isAfter1012(at, false)),
  ];
}

/** Which 20 stand before, and whether the losses are in a row, is read in the strictest and in the widest way. */
function stakes({ rounds }: Player, now: number): Reading {
  const isLoss = ({ stake, win }: { stake: Units; win: Units }) => win < stake;
  const isRaised = (at: number, isSure: boolean) => {
    const round = rounds[at];
    const before = rounds.slice(Math.max(0, at - 20), at);
    if (!round || before.length < (isSure ? 20 : 1)) return false;
    const sorted = before.map(({ stake }) => stake).toSorted((one, other) => one - other);
    const middle = sorted[isSure ? Math.ceil((sorted.length - 1) / 2) : 0] ?? Infinity;
    const losses = isSure ? rounds.slice(at - 5, at).every(isLoss) : rounds.filter(isLoss).length >= 5;
    return round.stake >= 3 * middle && losses;
  };
  const from = (since: number) => rounds.flatMap((round, at) => (round.at > since ? [at] : []));
  const within = from(now - week);
  const sure = within.filter((at) => isRaised(at, true) && (rounds[at - 20]?.at ?? 0) > now - week);
  return [sure.length >= 5, from(now - week - day).filter((at) => isRaised(at, false)).length >= 5];
}

/** A day of care may be a break, and so may a break that is made longer. */
function returning({ breaks, orders, refusals }: Player, now: number): Reading {
  const asked = orders.map(({ at }) => at);
  const isSoon = (at: number, isSure: boolean) =>
    breaks.some(
      ({ until, isCertain }) =>
        (isCertain || !isSure) && at >= until && (isSure ? at - until < day : at - until <= day),
    );
  const begun = (since: number, isSure: boolean) =>
    breaks.filter(({ at, until, isCertain }) => (isSure ? isCertain && at > since : until > since)).length;
  const tried = [...asked, ...refusals.map(({ at }) => at)];
  return [
    asked.some((at) => at > now - week && isSoon(at, true)) || begun(now - 30 * day, true) >= 2,
    tried.some((at) => at > now - week - day && isSoon(at, false)) || begun(now - 31 * day, false) >= 2,
  ];
}

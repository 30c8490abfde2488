import { addMoney, type Money, moneyFromPeso, subtractMoney, zeroMoney } from '../money';
import type { EpochMilliseconds } from '../time/internal';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * A sign that play does harm, as an operator has to watch for it.
 *
 * @example
 * const marker: HarmMarker = 'chasing';
 * harmMarkers.includes(marker); // => true
 */
export type HarmMarker = (typeof harmMarkers)[number];

/**
 * Every sign of harm, in the order in which they are told.
 *
 * @example
 * harmMarkers[0]; // => 'spend'
 */
export const harmMarkers = [
  'spend',
  'chasing',
  'topUps',
  'night',
  'long',
  'refused',
  'loosening',
  'stakes',
  'returning',
  'concern',
] as const;

/**
 * What a player has done lately, oldest first. Days are Manila days; seven of them unless said otherwise.
 *
 * @see docs/rules.md#markers-of-harm
 * @example
 * const calm: HarmFacts = {
 *   lost: zeroMoney, lostBefore: zeroMoney, deposits: [], rounds: [], days: [], failedOrders: [], limitHits: [],
 *   looserWishes: [], breaks: [], orders: [], isConcern: false,
 * };
 * markersOf(calm); // => []
 */
export interface HarmFacts {
  /** Staked less won in the last seven days, and in the 28 days before them. */
  readonly lost: Money;
  readonly lostBefore: Money;
  /** Credited deposits, each with its Manila day. */
  readonly deposits: readonly { readonly at: EpochMilliseconds; readonly day: string }[];
  readonly rounds: readonly PlayedRound[];
  readonly days: readonly { readonly minutes: number; readonly nightMinutes: number }[];
  /** Orders that failed, ran out of time, or were refused by an own limit. */
  readonly failedOrders: readonly EpochMilliseconds[];
  /** What of them an own limit refused. */
  readonly limitHits: readonly EpochMilliseconds[];
  /** Wishes for a higher limit or for none. */
  readonly looserWishes: readonly EpochMilliseconds[];
  /** Breaks of the last 30 days. */
  readonly breaks: readonly { readonly from: EpochMilliseconds; readonly until: EpochMilliseconds }[];
  /** Deposit orders, whatever became of them. */
  readonly orders: readonly EpochMilliseconds[];
  /** Somebody of the operator is worried: by a chat, a call, a word of the family. */
  readonly isConcern: boolean;
}

/** A round and what it left in the balance. */
interface PlayedRound {
  readonly at: EpochMilliseconds;
  readonly stake: Money;
  readonly win: Money;
  readonly left: Money;
}

/**
 * The signs of harm that hold, in their order.
 *
 * Marker rule: each is a count against a fixed threshold, and none looks at what the player earns for the operator.
 *
 * @see docs/rules.md#markers-of-harm
 * @example
 * const facts: HarmFacts = {
 *   lost: moneyFromPeso(2_000), lostBefore: moneyFromPeso(4_000), deposits: [], rounds: [], days: [],
 *   failedOrders: [], limitHits: [], looserWishes: [], breaks: [], orders: [], isConcern: false,
 * };
 * markersOf(facts); // => ['spend']
 * markersOf({ ...facts, lost: moneyFromPeso(1_999.99) }); // => []
 */
export function markersOf(facts: HarmFacts): readonly HarmMarker[] {
  const holds: Readonly<Record<HarmMarker, boolean>> = {
    spend: hasSpent(facts),
    chasing: countChases(facts) >= 3,
    topUps: mostOf(facts.deposits.map(({ day }) => day)) >= 4,
    night: facts.days.filter(({ nightMinutes }) => nightMinutes >= 60).length >= 3,
    long: facts.days.filter(({ minutes }) => minutes >= 240).length >= 2,
    refused: hasWithin(facts.failedOrders, { count: 3, spanMs: dayMs }),
    loosening: hasLoosened(facts),
    stakes: countRaisedStakes(facts.rounds) >= 5,
    returning: hasReturned(facts),
    concern: facts.isConcern,
  };
  return harmMarkers.filter((marker) => holds[marker]);
}

/** At least 2,000, and at least twice the weekly mean of the four weeks before. */
function hasSpent({ lost, lostBefore }: HarmFacts): boolean {
  return lost >= moneyFromPeso(2_000) && addMoney(lost, lost) >= lostBefore;
}

const chaseMs = 15 * minuteMs;

/** Deposits within a quarter of an hour after a losing round that left next to nothing. */
function countChases({ deposits, rounds }: HarmFacts): number {
  const few = moneyFromPeso(20);
  const emptied = rounds.filter(({ stake, win, left }) => win < stake && left < few);
  return deposits.filter(({ at }) => emptied.some((round) => at >= round.at && at - round.at <= chaseMs))
    .length;
}

/** How often the most frequent one is there. */
function mostOf(names: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** Whether so many lie within a span: the first and the last of them less than the span apart. */
function hasWithin(
  instants: readonly EpochMilliseconds[],
  { count, spanMs }: { readonly count: number; readonly spanMs: number },
): boolean {
  const sorted = [...instants].sort((one, other) => one - other);
  return sorted.some((at, index) => {
    const last = sorted[index + count - 1];
    return last !== undefined && last - at < spanMs;
  });
}

/** Two wishes, or one within the hour after an own limit has refused an order. */
function hasLoosened({ looserWishes, limitHits }: HarmFacts): boolean {
  if (looserWishes.length >= 2) return true;
  return looserWishes.some((wish) => limitHits.some((hit) => wish >= hit && wish - hit <= hourMs));
}

const roundsBefore = 20;
const lossesBefore = 5;

/** Stakes of three times the median of the twenty before, each after five losses in a row. */
function countRaisedStakes(rounds: readonly PlayedRound[]): number {
  return rounds.filter(({ stake }, index) => {
    if (index < roundsBefore) return false;
    const before = rounds.slice(index - roundsBefore, index);
    if (before.slice(-lossesBefore).some((round) => round.win >= round.stake)) return false;
    // Three times the median of an even number is three halves of the two in the middle.
    const stakes = before.map((round) => round.stake).sort((one, other) => one - other);
    const middle = stakes.slice(roundsBefore / 2 - 1, roundsBefore / 2 + 1).reduce(addMoney, zeroMoney);
    return subtractMoney(addMoney(stake, stake), addMoney(addMoney(middle, middle), middle)) >= zeroMoney;
  }).length;
}

/** An order within a day after a break, or two breaks in 30 days. */
function hasReturned({ breaks, orders }: HarmFacts): boolean {
  if (breaks.length >= 2) return true;
  return breaks.some(({ until }) => orders.some((at) => at >= until && at - until < dayMs));
}

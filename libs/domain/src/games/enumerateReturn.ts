import type { Chance } from '../fairness';
import { drawOutcome, type GameRules } from './drawOutcome';

/** What a bet pays back over everything that can be drawn: `paidPercent` / `rounds`, exactly. */
export interface EnumeratedReturn {
  readonly rounds: bigint;
  readonly paidPercent: bigint;
  /** Share of rounds that pay anything, 0 to 1. */
  readonly hitRate: number;
  readonly largestPayPercent: number;
  /** The chance of each pay, 0 to 1, by what it is in percent of the stake; nothing included. */
  readonly chanceByPay: ReadonlyMap<number, number>;
  /** How far what a round pays is from the return, on average (its standard deviation), in percent of the stake. */
  readonly deviationPercent: number;
}

/** Plays a bet through its engine once for everything that can be drawn. */
export function enumerateReturn(rules: GameRules, bet: string): EnumeratedReturn {
  const chance = chanceOf(rules);
  const sums = new Map<number, { count: number; hits: number; paid: number }>();
  const mass = new Map<number, number>();
  let largestPayPercent = 0;
  do {
    const { payPercent } = drawOutcome(rules, bet, chance.own, chance.shared);
    const weight = chance.weight();
    let sum = sums.get(weight);
    if (sum === undefined) sums.set(weight, (sum = { count: 0, hits: 0, paid: 0 }));
    sum.count += 1;
    sum.hits += payPercent > 0 ? 1 : 0;
    sum.paid += payPercent;
    mass.set(payPercent, (mass.get(payPercent) ?? 0) + 1 / weight);
    largestPayPercent = Math.max(largestPayPercent, payPercent);
  } while (chance.next());
  return { ...addUp(sums), largestPayPercent, ...spreadOf(mass) };
}

function spreadOf(mass: ReadonlyMap<number, number>) {
  const all = [...mass.values()].reduce((sum, one) => sum + one, 0);
  const chances = [...mass].map(([pay, one]) => [pay, one / all] as const);
  const mean = chances.reduce((sum, [pay, chance]) => sum + pay * chance, 0);
  const variance = chances.reduce((sum, [pay, chance]) => sum + (pay - mean) ** 2 * chance, 0);
  return { chanceByPay: new Map(chances), deviationPercent: Math.sqrt(variance) };
}

/** Adds outcomes up of which each has the chance 1 / weight. */
function addUp(sums: ReadonlyMap<number, { count: number; hits: number; paid: number }>) {
  const common = [...sums.keys()].map(BigInt).reduce((one, other) => (one * other) / divisor(one, other), 1n);
  const total = (of: 'count' | 'hits' | 'paid') =>
    [...sums].reduce((sum, [weight, each]) => sum + BigInt(each[of]) * (common / BigInt(weight)), 0n);
  const rounds = total('count');
  return { rounds, paidPercent: total('paid'), hitRate: Number(total('hits')) / Number(rounds) };
}

function divisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : divisor(other, one % other);
}

/** Chance that answers everything it can, one sequence of answers after the other. */
interface EveryChance {
  readonly own: Chance;
  readonly shared: Chance;
  /** One over this is the chance of the sequence that was just answered. */
  weight(): number;
  /** Moves on; false after the last sequence. */
  next(): boolean;
}

const fixed: Chance = { integer: () => 0 };

/**
 * The chance that tells all outcomes of an engine apart. Boards are drawn without regard to the order, in which no pay
 * depends; a card of bingo is one of many alike; how the
 * fields of a ticket lie, or who comes in after the winner, pays nothing.
 */
function chanceOf({ engine }: GameRules): EveryChance {
  switch (engine) {
    case 'keno':
    case 'mines':
      return everySequence({ isOrdered: false });
    case 'bingoRoom':
      return { ...everySequence({ isOrdered: false }), own: fixed };
    case 'bingo': {
      const CARD = 9;
      return everySequence({ isOrdered: true, skip: CARD });
    }
    case 'scratch':
    case 'race':
      return everySequence({ isOrdered: true, only: 1 });
    default:
      return everySequence({ isOrdered: true });
  }
}

interface SequenceOptions {
  /** False to take numbers out of a pool in ascending order alone. */
  readonly isOrdered: boolean;
  /** How many first numbers are always 0. */
  readonly skip?: number;
  /** After how many numbers all are 0. */
  readonly only?: number;
}

function everySequence({ isOrdered, skip = 0, only = Infinity }: SequenceOptions): EveryChance {
  const answers: { value: number; bound: number }[] = [];
  let asked = 0;
  const random: Chance = {
    integer(bound) {
      const place = asked - skip;
      asked += 1;
      if (place < 0 || place >= only) return 0;
      answers[place] ??= { value: isOrdered ? 0 : (answers[place - 1]?.value ?? 0), bound };
      return answers[place].value;
    },
  };
  return {
    own: random,
    shared: random,
    weight() {
      if (!isOrdered) return 1;
      let product = 1;
      for (const { bound } of answers) product *= bound;
      return product;
    },
    next() {
      asked = 0;
      // Taken in ascending order, no number may go where too few are left for those after it.
      const fewest = isOrdered ? Infinity : (answers.at(-1)?.bound ?? 0);
      const last = answers.findLastIndex(({ value, bound }) => value + 1 < Math.min(bound, fewest));
      // Mostly the last one moves on: an array that keeps its length is not made anew.
      if (answers.length > last + 1) answers.length = last + 1;
      const answer = answers[last];
      if (answer) answer.value += 1;
      return answer !== undefined;
    },
  };
}

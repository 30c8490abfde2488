import type { Chance } from '../fairness';

/** How a race ended. */
export interface RaceOutcome {
  readonly engine: 'race';
  /** The lanes in the order they came in, 0 for the first lane. */
  readonly order: readonly number[];
  /** What is paid, in percent of the stake; 0 for nothing. */
  readonly payPercent: number;
}

/** One that takes part. */
interface Racer {
  /** Of a hundred races, how many it wins. */
  readonly wins: number;
  /** What a bet on it pays when it wins, in percent of the stake. */
  readonly payPercent: number;
}

/** The published odds of a race: who takes part, in the order of the lanes. */
export interface RaceTable {
  readonly racers: readonly Racer[];
  /** What each bet pays back over all races, in percent of what it costs. Exact, and the same for every one. */
  readonly returnPercent: number;
}

/** Of how many races the wins are counted. */
export const RACES = 100;

/** Runs one race. The winner is drawn by the published chances, then each further place from those that are left. */
export function runRace(random: Chance, table: RaceTable, lane: number): RaceOutcome {
  const left = table.racers.map((racer, index) => ({ lane: index, wins: racer.wins }));
  const order = table.racers.map(() => drawPlace(random, left));
  const payPercent = order[0] === lane ? (table.racers[lane]?.payPercent ?? 0) : 0;
  return { engine: 'race', order, payPercent };
}

function drawPlace(random: Chance, left: { lane: number; wins: number }[]): number {
  let place = random.integer(left.reduce((sum, { wins }) => sum + wins, 0));
  const index = left.findIndex(({ wins }) => {
    place -= wins;
    return place < 0;
  });
  return left.splice(index, 1)[0]?.lane ?? 0;
}

/** The races that exist: with a favourite, close, or open. */
export type RaceVariant = 'favorite' | 'close' | 'open' | 'four';

/** The races. Every bet of every race pays back exactly 96 %. */
export const raceTables: Readonly<Record<RaceVariant, RaceTable>> = {
  favorite: race([40, 20, 15, 12, 8, 5]),
  close: race([30, 25, 20, 15, 6, 4]),
  open: race([32, 24, 16, 12, 10, 6]),
  four: race([48, 30, 16, 6]),
};

/** A race of lanes that win so often in a hundred: each pay is 96 % over its chance, a whole percent. */
function race(wins: readonly number[]): RaceTable {
  const returnPercent = 96;
  const racers = wins.map((each) => ({ wins: each, payPercent: (returnPercent * RACES) / each }));
  return { racers, returnPercent };
}

import type { Chance } from '../fairness';

/** One cast: whether the fish bit, and how large it was. */
export interface FishOutcome {
  readonly engine: 'fish';
  /** 0 small, 1 full-grown, 2 the catch of a day; undefined when nothing bit. */
  readonly size?: number;
  /** What is paid, in percent of the stake; 0 for nothing. */
  readonly payPercent: number;
}

/** A fish to aim at. Its name is the same in every language. */
interface FishBet {
  readonly id: string;
  readonly name: string;
  /** Of every hundred casts, how many catch it. */
  readonly bites: number;
  /** What each size pays, in percent of the stake, smallest first. */
  readonly pays: readonly [number, number, number];
}

/** The published odds of a fishing ground. */
export interface FishTable {
  readonly bets: readonly [FishBet, ...FishBet[]];
  /** What each fish pays back over all casts, in percent of what it costs. Exact, and the same for every one. */
  readonly returnPercent: number;
}

/** Of every ten fish caught, how many are of each size. */
export const fishSizes = [5, 4, 1] as const;

/** How many casts the chances are counted in. */
export const FISH_CASTS = 100;

const SIZES = 10;

/** Casts once for this fish. Every cast is drawn by itself. */
export function castFor(random: Chance, fish: FishBet): FishOutcome {
  if (random.integer(FISH_CASTS) >= fish.bites) return { engine: 'fish', payPercent: 0 };
  const place = random.integer(SIZES);
  const size = place < fishSizes[0] ? 0 : place < fishSizes[0] + fishSizes[1] ? 1 : 2;
  return { engine: 'fish', size, payPercent: fish.pays[size] };
}

/** What each size pays for a fish that bites so often in a hundred casts. */
const paysByBites = {
  60: [120, 150, 400],
  40: [160, 200, 800],
  30: [200, 300, 1000],
  25: [256, 320, 1280],
  20: [320, 400, 1600],
  15: [400, 600, 2000],
  12: [500, 750, 2500],
  10: [640, 800, 3200],
  5: [1280, 1600, 6400],
  2: [3200, 4000, 16_000],
  1: [6400, 8000, 32_000],
} as const;

/** The fishing grounds that exist. */
export type FishVariant = 'shore' | 'reef' | 'bay' | 'deep' | 'night';

/** The fishing grounds. Every fish of every one pays back exactly 96 %. */
export const fishTables: Readonly<Record<FishVariant, FishTable>> = {
  shore: ground([
    ['Tamban', 60],
    ['Galunggong', 40],
    ['Bangus', 30],
    ['Tulingan', 20],
  ]),
  reef: ground([
    ['Dalagang-bukid', 40],
    ['Samaral', 25],
    ['Lapu-lapu', 15],
    ['Talakitok', 10],
  ]),
  bay: ground([
    ['Galunggong', 60],
    ['Hasa-hasa', 30],
    ['Lapu-lapu', 12],
    ['Tanigue', 5],
  ]),
  deep: ground([
    ['Tulingan', 25],
    ['Tanigue', 12],
    ['Dorado', 5],
    ['Malasugi', 2],
  ]),
  night: ground([
    ['Pusit', 40],
    ['Espada', 20],
    ['Bariles', 10],
    ['Malasugi', 1],
  ]),
};

/** A ground of these fish: each size gets an equal third of what a fish pays back. */
function ground([first, ...others]: readonly [Bites, ...Bites[]]): FishTable {
  return { bets: [fishBet(first), ...others.map(fishBet)], returnPercent: 96 };
}

type Bites = readonly [name: string, bites: keyof typeof paysByBites];

function fishBet([name, bites]: Bites): FishBet {
  return { id: name.toLowerCase(), name, bites, pays: paysByBites[bites] };
}

import type { Chance } from '../fairness';

/** A colour on a wheel. */
export type WheelColour = 'gold' | 'coral' | 'teal' | 'violet' | 'rose';

/** The pocket at which the wheel stopped, and what that pays. */
export interface WheelOutcome {
  readonly engine: 'wheel';
  /** 0 to the number of pockets - 1, clockwise from the top. */
  readonly pocket: number;
  /** What is paid, in percent of the stake; 0 for nothing. */
  readonly payPercent: number;
}

/** A colour to bet on: how many pockets have it, and what it pays. */
interface WheelBet {
  readonly colour: WheelColour;
  readonly pockets: number;
  readonly payPercent: number;
}

/** The published odds of a wheel: pockets of equal size, each of one colour. */
export interface WheelTable {
  readonly bets: readonly [WheelBet, ...WheelBet[]];
  /** What each colour pays back over all pockets, in percent of what it costs. Exact, and the same for every one. */
  readonly returnPercent: number;
}

/** Spins once. Every pocket is equally likely, whatever came before. */
export function spinWheel(random: Chance, table: WheelTable, colour: WheelColour): WheelOutcome {
  const pockets = wheelPockets(table);
  const pocket = random.integer(pockets.length);
  const bet = table.bets.find((each) => each.colour === colour);
  return { engine: 'wheel', pocket, payPercent: pockets[pocket] === colour ? (bet?.payPercent ?? 0) : 0 };
}

/** The colours of all pockets, clockwise: each is spread as evenly as the others let it. */
export function wheelPockets({ bets }: WheelTable): readonly WheelColour[] {
  const pocketsOfAll = bets.flatMap(({ colour, pockets }) =>
    Array.from({ length: pockets }, (_, index) => ({ colour, place: (index + 0.5) / pockets })),
  );
  return [...pocketsOfAll].sort((one, other) => one.place - other.place).map(({ colour }) => colour);
}

/** The wheels that exist, from many pockets to few. */
export type WheelVariant = 'fifty' | 'forty' | 'twentyFive' | 'twenty';

/** The wheels. Every colour of every wheel pays back exactly 96 %. */
export const wheelTables: Readonly<Record<WheelVariant, WheelTable>> = {
  fifty: {
    bets: [
      { colour: 'teal', pockets: 24, payPercent: 200 },
      { colour: 'rose', pockets: 12, payPercent: 400 },
      { colour: 'violet', pockets: 8, payPercent: 600 },
      { colour: 'coral', pockets: 4, payPercent: 1200 },
      { colour: 'gold', pockets: 2, payPercent: 2400 },
    ],
    returnPercent: 96,
  },
  forty: {
    bets: [
      { colour: 'teal', pockets: 20, payPercent: 192 },
      { colour: 'rose', pockets: 12, payPercent: 320 },
      { colour: 'violet', pockets: 6, payPercent: 640 },
      { colour: 'gold', pockets: 2, payPercent: 1920 },
    ],
    returnPercent: 96,
  },
  twentyFive: {
    bets: [
      { colour: 'teal', pockets: 12, payPercent: 200 },
      { colour: 'rose', pockets: 8, payPercent: 300 },
      { colour: 'violet', pockets: 4, payPercent: 600 },
      { colour: 'gold', pockets: 1, payPercent: 2400 },
    ],
    returnPercent: 96,
  },
  twenty: {
    bets: [
      { colour: 'teal', pockets: 10, payPercent: 192 },
      { colour: 'rose', pockets: 6, payPercent: 320 },
      { colour: 'violet', pockets: 3, payPercent: 640 },
      { colour: 'gold', pockets: 1, payPercent: 1920 },
    ],
    returnPercent: 96,
  },
};

import type { BetLog } from '../contract/bets';

const NOON = 1_763_000_000;

const bet = { pf: 'KIS', cat: 'slot', state: 1 } as const;

/**
 * An hour of play: a win, a loss and a bet that is still open.
 *
 * @example
 * sampleBets.map(({ LogID }) => LogID); // => [33, 32, 31]
 */
export const sampleBets: BetLog[] = [
  {
    ...bet,
    LogID: 33,
    LogTime: NOON + 3_300,
    gc: 'jeepney',
    name: 'Jeepney Dash',
    BetScore: 200_000,
    ValidBet: 200_000,
    WinScore: 840_000,
    round: 'a1f0c2d9',
  },
  {
    ...bet,
    LogID: 32,
    LogTime: NOON + 3_200,
    gc: 'sampaguita',
    name: 'Sampaguita Spins',
    BetScore: 500_000,
    ValidBet: 500_000,
    WinScore: 0,
    round: 'b7e14410',
  },
  {
    ...bet,
    LogID: 31,
    LogTime: NOON + 3_100,
    gc: 'jeepney',
    name: 'Jeepney Dash',
    BetScore: 1_000_000,
    ValidBet: 1_000_000,
    WinScore: 0,
    state: 0,
    round: 'c90d5be2',
  },
];

import { answer } from './replies';
import type { Handlers } from './Handlers';
import { sampleDraw } from './sampleDraw';

const NOON = 1_763_000_000;
const { config, round, spin } = sampleDraw;

/** What the player of the samples has from the luck draw. */
export const drawReads = {
  getPddConfigInfo: () => answer(JSON.stringify(config)),
  getUserPddInfo: () => answer([round]),
  getPddInfo: () => answer({ ...round, rules: 'Bet the payout once before you withdraw it.', helpers: 1 }),
  getLotteryLogList: ({ logId }) =>
    answer(
      logId === 0
        ? [
            { ...spin, logid: 74, type: 3, am: 0, index: 3, src: 'deposit', state: 1 },
            { ...spin, logid: 73, logtime: NOON - 3600, type: 2, am: 0, index: 1 },
            { ...spin, logid: 72, logtime: NOON - 7200, src: 'free' },
          ]
        : [],
    ),
  pddPerList: () => answer([{ nick: 'L***a', am: 100, logtime: NOON - 600 }]),
  getSharePhone: () =>
    answer([
      { nick: 'R***n', state: 2, logtime: NOON - 3600 },
      { nick: 'M***a', state: 1, logtime: NOON - 7200 },
    ]),
} as const satisfies Handlers;

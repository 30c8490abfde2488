import { answer } from './replies';
import type { Handlers } from './Handlers';
import { sampleDraw } from './sampleDraw';

const { round, spin } = sampleDraw;

/** Yes to everything that the luck draw can be asked. */
export const drawWrites = {
  pddInit: () => answer({ ...round, am: 0, times: 1, invites: 0 }),
  pddNew: () => answer({ ...spin, user: { ...round, am: 90.5, times: 1 } }),
  getPdd: () =>
    answer({ am: 5, Score: 123_456_780, needFlow: 0, orderid: 'G1042', user: { ...round, am: 67.5 } }),
} as const satisfies Handlers;

import type { CallFacts } from '../CallFacts';

const group = 'draw';

/** Section 8 of the contract: the luck draw. */
export const draw = {
  getPddConfigInfo: {
    group,
    purpose: 'Tells the goal, what adds spins, and the wheel with its odds, as JSON text.',
    kind: 'R',
    auth: 'open',
    refusals: [],
  },
  getUserPddInfo: {
    group,
    purpose: 'Tells the current round; no element is no round.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  pddInit: {
    group,
    purpose: 'Opens a round, or answers the one that runs.',
    kind: 'E',
    auth: 'session',
    refusals: [],
    restsOnBreak: true,
  },
  pddNew: {
    group,
    purpose: 'Uses one spin.',
    kind: 'E',
    auth: 'session',
    refusals: ['notEligible', 'ended'],
    restsOnBreak: true,
  },
  getPddInfo: {
    group,
    purpose: 'Tells the round with its rules.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  getLotteryLogList: {
    group,
    purpose: 'Lists the own spins, newest first.',
    kind: 'R',
    auth: 'session',
    refusals: [],
    paging: { by: 'before', field: 'logId', id: 'logid', rows: '', size: 20 },
  },
  pddPerList: {
    group,
    purpose: 'Lists the latest payouts that really happened, names masked.',
    kind: 'R',
    auth: 'open',
    refusals: [],
  },
  getSharePhone: {
    group,
    purpose: 'Lists the friends invited in this round, names masked.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  getPdd: {
    group,
    purpose: 'Opens a mystery spin, or pays a round out whose goal is reached.',
    kind: 'E',
    auth: 'session',
    refusals: ['notEligible', 'alreadyReceived', 'ended'],
    restsOnBreak: true,
  },
} as const satisfies Record<string, CallFacts>;

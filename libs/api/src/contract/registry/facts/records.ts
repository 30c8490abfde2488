import type { CallFacts } from '../CallFacts';

const group = 'records';

/** Section 2 of the contract: what came in and went out, and what deposits earn. */
export const records = {
  depositNotice: {
    group,
    purpose: 'Lists deposits credited after a notice, oldest first; `logId` -1 answers the latest alone.',
    kind: 'R',
    auth: 'session',
    refusals: [],
    paging: { by: 'after', field: 'logId', id: 'logid', rows: '' },
  },
  getDepositLog: {
    group,
    purpose: 'Lists deposit orders, newest first.',
    kind: 'R',
    auth: 'session',
    refusals: [],
    paging: { by: 'before', field: 'logId', id: 'logid', rows: '', size: 20 },
  },
  getWithdrawLog: {
    group,
    purpose: 'Lists withdrawals, newest first.',
    kind: 'R',
    auth: 'session',
    refusals: [],
    paging: { by: 'before', field: 'logId', id: 'id', rows: '', size: 20 },
  },
  thirdWdw: {
    group,
    purpose: 'Brings money home that lies in the wallet of a game; nothing to bring is fine.',
    kind: 'I',
    auth: 'session',
    refusals: [],
  },
  depInfo: {
    group,
    purpose: 'Tells the gifts for what was deposited today, step by step.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  depGet: {
    group,
    purpose: 'Receives the gift of one step.',
    kind: 'E',
    auth: 'session',
    refusals: ['notEligible', 'alreadyReceived', 'notFound'],
    restsOnBreak: true,
  },
  depGet27: {
    group,
    purpose: 'Looks at the gift for the first deposit of a day (`isGet` 0) or receives it (`isGet` 1).',
    kind: 'E',
    auth: 'session',
    refusals: ['notEligible', 'alreadyReceived'],
    restsOnBreak: true,
  },
  depGet28: {
    group,
    purpose: 'Looks at what a week of games gives back (`isGet` 0) or receives it (`isGet` 1).',
    kind: 'E',
    auth: 'session',
    refusals: ['notEligible', 'alreadyReceived'],
    restsOnBreak: true,
  },
  shareDep: {
    group,
    purpose: 'Lists the bonuses for first deposits of invited friends.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  getShareDep: {
    group,
    purpose: 'Receives every open bonus of invited friends.',
    kind: 'E',
    auth: 'session',
    refusals: ['notEligible'],
    restsOnBreak: true,
  },
} as const satisfies Record<string, CallFacts>;

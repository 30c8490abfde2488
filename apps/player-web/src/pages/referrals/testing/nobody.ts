import { answer } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';

/** What the operator answers a player who has invited nobody. */
export const nobody = {
  userShareInfo: () =>
    answer({
      code: 'AB12',
      url: 'https://kislap.example/register?invite=AB12',
      num: 0,
      depNum: 0,
      todayNum: 0,
      got: 0,
      can: 0,
      rules: { reg: 5, dep: 20, rate: [0.3, 0.1, 0.05] },
    }),
  shareDep: () => answer({ list: [], can: 0, got: 0 }),
  shareBoard: () => answer([]),
  shareLog: () => answer([]),
  teamUserList: () => answer([]),
  teamLog4U: () => answer({ list: [], total: 0 }),
  teamRewardDetail: () => answer([]),
} as const satisfies Handlers;

import { answer } from './replies';
import type { Handlers } from './Handlers';

const NOON = 1_763_000_000;
const DAY = 86_400;
/** Midnight in Manila after that noon. */
const MIDNIGHT = 1_763_049_600;

const prize = { title: 'Golden egg', activity_type: 8, state: 2 } as const;

/** What the player of the samples has from VIP levels, eggs and relief. */
export const eventReads = {
  userLvDay: () =>
    answer([
      { lvType: 1, am: 2, state: 1, next: MIDNIGHT },
      { lvType: 2, am: 6, state: 2, next: MIDNIGHT + 3 * DAY },
      { lvType: 3, am: 0, state: 0, next: MIDNIGHT + 17 * DAY, need: 10_000, have: 1500 },
    ]),
  userLvList: () =>
    answer([
      { vip: 1, am: 10, state: 2 },
      { vip: 2, am: 20, state: 1 },
      { vip: 3, am: 30, state: 0 },
    ]),
  eventEggInfo: () =>
    answer({
      times: 2,
      max: 3,
      next: MIDNIGHT,
      need: { day_depAmt: 300, have: 240 },
      prizes: [
        { prize_type: 1, am: 1, odds: 60 },
        { prize_type: 2, am: 0, odds: 25 },
        { prize_type: 3, am: 8, odds: 10 },
        { prize_type: 4, am: 88, odds: 5 },
      ],
    }),
  userAlms: () => answer({ times: 0, max: 3, am: 2, below: 5, state: 0 }),
  lotteryLog: ({ logId }) =>
    answer(
      logId === 0
        ? [
            { ...prize, logid: 3, logtime: NOON, prize_type: 1, am: 88 },
            { ...prize, logid: 2, logtime: NOON - 60, prize_type: 2, am: 0 },
            { logid: 1, logtime: NOON - DAY, prize_type: 1, am: 8, title: 'VIP', activity_type: 2, state: 2 },
          ]
        : [],
    ),
} as const satisfies Handlers;

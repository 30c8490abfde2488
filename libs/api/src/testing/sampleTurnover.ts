import type { TurnoverRow } from '../contract/turnover';

const NOON = 1_763_000_000;
const DAY = 86_400;

/** What a player with two deposits has to bet, newest first. */
export const sampleTurnover: TurnoverRow[] = [
  {
    id: 4,
    logtime: NOON,
    type: 'event',
    title: 'Daily check-in',
    am: 2,
    times: 1,
    needFlow: 2,
    BetFlow: 0,
    state: 0,
    etime: NOON + 13 * DAY,
  },
  {
    id: 3,
    logtime: NOON - DAY,
    type: 'bonus',
    title: 'Recharge happy gift',
    am: 199.6,
    times: 5,
    needFlow: 998,
    BetFlow: 876.55,
    state: 0,
    etime: NOON + 13 * DAY,
  },
  {
    id: 2,
    logtime: NOON - DAY,
    type: 'deposit',
    title: 'Deposit',
    am: 1000,
    times: 1,
    needFlow: 1000,
    BetFlow: 1000,
    state: 1,
  },
  {
    id: 1,
    logtime: NOON - 2 * DAY,
    type: 'deposit',
    title: 'Deposit',
    am: 1000,
    times: 1,
    needFlow: 1000,
    BetFlow: 1000,
    state: 1,
  },
];

import type { DayFlowRow } from '../contract/rebate';

const NOON = 1_763_000_000;
const DAY = 86_400;

/** Three days of rebates, newest first. */
export const sampleRebates: DayFlowRow[] = [
  { LogID: 3, LogTime: NOON - DAY, UserFlow: 123_000_000, Amount: 738_000 },
  { LogID: 2, LogTime: NOON - 2 * DAY, UserFlow: 40_500_000, Amount: 243_000 },
  { LogID: 1, LogTime: NOON - 3 * DAY, UserFlow: 97_750_000, Amount: 586_500 },
];

import { moneyFromPeso } from '@kislap/domain';

/** What is given for a day's deposits, from each total up; each step once a day. */
export const depositLadder = [
  { level: 1, need: moneyFromPeso(200), gift: moneyFromPeso(5) },
  { level: 2, need: moneyFromPeso(500), gift: moneyFromPeso(15) },
  { level: 3, need: moneyFromPeso(2_000), gift: moneyFromPeso(80) },
  { level: 4, need: moneyFromPeso(10_000), gift: moneyFromPeso(500) },
] as const;

/** What the first deposit of a day gives, if it is large enough. */
export const firstTopUp = { need: moneyFromPeso(100), gift: moneyFromPeso(3) };

/** What comes back of a week's net loss, for players who deposited in that week; once a week. */
export const lossBack = { need: moneyFromPeso(500), ratePercent: 5, maximum: moneyFromPeso(1_000) };

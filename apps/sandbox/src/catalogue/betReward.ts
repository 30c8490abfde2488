import { moneyFromPeso } from '@kislap/domain';

/** The reward for what is bet in one Manila day. It waits for its player for a week. */
export const betReward = {
  /** Bets that count, as turnover does. */
  need: moneyFromPeso(1_000),
  amount: moneyFromPeso(5),
  waitsDays: 7,
} as const;

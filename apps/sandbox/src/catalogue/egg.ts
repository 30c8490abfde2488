import { type Money, moneyFromPeso } from '@kislap/domain';

/** A prize that may be in an egg. */
export interface EggPrizeRule {
  /** 1 cash, 2 nothing, 3 mystery, 4 fixed amount. */
  readonly prizeType: 1 | 2 | 3 | 4;
  readonly amount: Money;
  /** In tenths of a percent. */
  readonly perMille: number;
}

/** The golden egg: one for each so many pesos deposited today, up to a few a day, with odds that everybody sees. */
export const egg: {
  readonly depositPerEgg: Money;
  readonly eggsPerDay: number;
  readonly prizes: readonly EggPrizeRule[];
} = {
  depositPerEgg: moneyFromPeso(100),
  eggsPerDay: 3,
  prizes: [
    { prizeType: 1, amount: moneyFromPeso(1), perMille: 380 },
    { prizeType: 1, amount: moneyFromPeso(2), perMille: 200 },
    { prizeType: 2, amount: moneyFromPeso(0), perMille: 250 },
    { prizeType: 3, amount: moneyFromPeso(3), perMille: 80 },
    { prizeType: 3, amount: moneyFromPeso(8), perMille: 40 },
    { prizeType: 4, amount: moneyFromPeso(18), perMille: 45 },
    { prizeType: 4, amount: moneyFromPeso(88), perMille: 5 },
  ],
};

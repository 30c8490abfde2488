import { type DrawRules, type Money, moneyFromPeso, type Percent, zeroMoney } from '@kislap/domain';

/** A segment of the wheel. Type: 1 cash, 2 nothing, 3 mystery, 4 fixed amount. */
export interface DrawSegment {
  readonly type: 1 | 2 | 3 | 4;
  readonly amount: Money;
  readonly odds: Percent;
}

const rules: DrawRules = {
  goal: moneyFromPeso(100),
  days: 3,
  spinsPerFriend: 1,
  spinsPerDeposit: 1,
  depositStep: moneyFromPeso(200),
};

const cash = (pesos: number, odds: Percent): DrawSegment => ({ type: 1, amount: moneyFromPeso(pesos), odds });
const thanks = (odds: Percent): DrawSegment => ({ type: 2, amount: zeroMoney, odds });

/**
 * The luck draw: its rules, the wheel from its top clockwise with the odds that are published and drawn from, and
 * what a mystery may hold, each equally likely. No prize is larger than the goal.
 */
export const luckDraw = {
  rules,
  wheel: [
    cash(8, 20),
    thanks(15),
    cash(28, 6),
    { type: 3, amount: zeroMoney, odds: 10 },
    cash(5, 25),
    cash(58, 1.5),
    thanks(20),
    { type: 4, amount: moneyFromPeso(88), odds: 2.5 },
  ] satisfies readonly DrawSegment[],
  mysteries: [2, 5, 20].map(moneyFromPeso),
  /** How often a payout has to be bet before a withdrawal. */
  turnoverTimes: 1,
} as const;

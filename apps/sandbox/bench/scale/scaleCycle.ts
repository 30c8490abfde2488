import { moneyFromPeso, scoreFromMoney } from '@kislap/domain';

const units = (pesos: number) => scoreFromMoney(moneyFromPeso(pesos));

/**
 * What every player of the scale seed does, over and over, a minute between two steps: a deposit, a rebate, six rounds
 * of which every other wins, and a withdrawal once the turnover of both is met. Amounts in ten-thousandths of a peso.
 */
export const scaleCycle = {
  deposit: units(300),
  rebate: units(5),
  stake: units(60),
  win: units(90),
  rounds: 6,
  withdrawal: units(100),
  /** Journals: the credit, the rebate, the rounds, the hold and the payout. */
  journals: 10,
  /** Postings: two each, and two more for a win. */
  entries: 26,
} as const;

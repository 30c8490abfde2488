import type { Protection } from '@kislap/configure/settings';
import { type BonusTerms, type DepositGift, moneyFromPeso, zeroMoney } from '@kislap/domain';

/** Turnover rule: how often and within how many days a bonus is to be bet, and by which bets. The operator says. */
export function bonusTermsOf({ bonusTimes, bonusDays, bonusMaxStake }: Protection): BonusTerms {
  return { times: bonusTimes, days: bonusDays, maxStake: moneyFromPeso(bonusMaxStake) };
}

/** The deposit promotions with their terms. */
export function giftsUnder(protection: Protection): readonly DepositGift[] {
  const terms = bonusTermsOf(protection);
  return depositGifts.map((gift) => ({
    ...gift,
    steps: gift.steps.map((step) => step && { ...step, terms }),
  }));
}

/** The deposit promotions: happy gift, newcomer's first charge, welcome bonus of the first five deposits. */
export const depositGifts: readonly DepositGift[] = [
  {
    type: 15,
    isActive: true,
    steps: [{ amount: moneyFromPeso(200), ratePercent: 10, dayNumber: 3 }],
  },
  { type: 19, isActive: true, steps: [{ amount: moneyFromPeso(100), ratePercent: 100 }] },
  {
    type: 23,
    isActive: true,
    steps: [120, 80, 60, 50, 40].map((ratePercent) => ({
      amount: zeroMoney,
      ratePercent,
    })),
  },
];

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

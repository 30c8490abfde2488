import { type DepositGift, moneyFromPeso, zeroMoney } from '@kislap/domain';

/** The deposit promotions: happy gift, newcomer's first charge, welcome bonus of the first five deposits. */
export const depositGifts: readonly DepositGift[] = [
  { type: 15, isActive: true, steps: [{ amount: moneyFromPeso(200), ratePercent: 10, dayNumber: 3 }] },
  { type: 19, isActive: true, steps: [{ amount: moneyFromPeso(100), ratePercent: 100 }] },
  {
    type: 23,
    isActive: true,
    steps: [120, 80, 60, 50, 40].map((ratePercent) => ({ amount: zeroMoney, ratePercent })),
  },
];

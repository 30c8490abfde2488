import type { DepositGift } from '../promotions';
import { pesos } from './pesos';

const welcomeRates = [120, 80, 60, 50, 40];

/** Promotions 15, 19 and 23 as a usual operator sets them up. */
export const exampleGifts: readonly DepositGift[] = [
  { type: 15, isActive: true, steps: [{ amount: pesos(200), ratePercent: 10, dayNumber: 3 }] },
  { type: 19, isActive: true, steps: [{ amount: pesos(100), ratePercent: 100 }] },
  { type: 23, isActive: true, steps: welcomeRates.map((ratePercent) => ({ amount: pesos(0), ratePercent })) },
];

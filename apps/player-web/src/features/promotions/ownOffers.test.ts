import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { DepositGift } from '@kislap/domain';
import { expect, it } from 'vitest';
import { ownOffer } from './ownOffers';

const gifts: readonly DepositGift[] = [
  { type: 19, isActive: true, steps: [{ amount: moneyFromPeso(100), ratePercent: 100 }] },
  {
    type: 23,
    isActive: true,
    steps: [{ amount: zeroMoney, ratePercent: 120 }, undefined, { amount: zeroMoney, ratePercent: 60 }],
  },
];

it.each([
  [23, 0, { type: 'asWritten' }],
  [23, 2, { type: 'step', n: 3, of: 3, rate: 60 }],
  [23, 1, { type: 'notTheirs' }],
  [23, 3, { type: 'notTheirs' }],
  [19, 0, { type: 'asWritten' }],
  [19, 1, { type: 'notTheirs' }],
  [15, 0, { type: 'notTheirs' }],
])('the offer of promotion %i after %i deposits', (type, depositCount, offer) => {
  expect(ownOffer(type, gifts, { depositCount, dep15Count: 0 })).toEqual(offer);
});

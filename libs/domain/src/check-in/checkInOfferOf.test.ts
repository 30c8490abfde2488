import { describe, expect, it } from 'vitest';
import { pesos } from '../testing/pesos';
import { checkInDays } from './checkInDays';
import { checkInOfferOf } from './checkInOfferOf';
import type { CheckInPlayer } from './CheckInPlayer';
import type { CheckInReward } from './CheckInReward';

const wednesday = 3;
const rewards: readonly CheckInReward[] = [1, 2, 3, 5, 8, 12, 20].map((amount) => ({
  prizeType: 1,
  prize: pesos(amount),
  repairRules: { dayDeposit: pesos(100) },
}));
const short = [{ type: 'dayDeposit', missing: pesos(50) }] as const;

function offerFor(player: Partial<CheckInPlayer>, shortfalls: Parameters<typeof checkInOfferOf>[1] = []) {
  const nobody = { signTimes: 0, isSignedToday: false, isRenewedToday: false };
  return checkInOfferOf(checkInDays(rewards, { ...nobody, ...player }, wednesday), shortfalls);
}

describe('checkInOfferOf', () => {
  it('is the check-in of the current day when every condition is met', () => {
    expect(offerFor({ signTimes: 2 })).toMatchObject({ type: 'checkIn', day: { day: 3 }, isReady: true });
  });

  it('is a check-in that is not ready while a condition is not met', () => {
    expect(offerFor({ signTimes: 2 }, short)).toMatchObject({ type: 'checkIn', isReady: false });
  });

  it('is the repair of a missed day before anything else, whatever today still asks', () => {
    expect(offerFor({ signTimes: 1, isRenewedToday: true }, short)).toMatchObject({
      type: 'repair',
      day: { day: 2 },
    });
  });

  it('is done once today is signed, with the day that opens tomorrow', () => {
    expect(offerFor({ signTimes: 3, isSignedToday: true })).toMatchObject({ type: 'done', next: { day: 4 } });
  });

  it('is done without a next day when the week is whole', () => {
    expect(offerFor({ signTimes: 7, isSignedToday: true })).toEqual({ type: 'done', next: undefined });
    expect(checkInOfferOf([], [])).toEqual({ type: 'done', next: undefined });
  });
});

import { checkInDays, moneyFromPeso, type CheckInReward } from '@kislap/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkInBlades } from './checkInBlades';

const rewards: readonly CheckInReward[] = [1, 2, 3, 5, 8, 12, 20].map((amount) => ({
  prizeType: 1,
  prize: moneyFromPeso(amount),
  repairRules: { dayDeposit: moneyFromPeso(100) },
}));

interface Week {
  readonly signTimes: number;
  readonly isSignedToday?: boolean;
  readonly isRenewedToday?: boolean;
  readonly weekday: number;
}

function statesOf({ signTimes, isSignedToday = false, isRenewedToday = false, weekday }: Week) {
  const days = checkInDays(rewards, { signTimes, isSignedToday, isRenewedToday }, weekday);
  return checkInBlades(days, weekday).map(({ state }) => state);
}

describe('checkInBlades', () => {
  it('has the day of today between what is claimed and what comes', () => {
    expect(statesOf({ signTimes: 3, weekday: 4 })).toEqual([
      'claimed',
      'claimed',
      'claimed',
      'today',
      'upcoming',
      'upcoming',
      'upcoming',
    ]);
  });

  it('keeps the own day of today lit while a day before it waits for its repair', () => {
    expect(statesOf({ signTimes: 2, isRenewedToday: true, weekday: 4 })).toEqual([
      'claimed',
      'claimed',
      'repairable',
      'today',
      'upcoming',
      'upcoming',
      'upcoming',
    ]);
  });

  it('has no day of today once today is claimed', () => {
    expect(statesOf({ signTimes: 4, isSignedToday: true, weekday: 4 })).toEqual([
      'claimed',
      'claimed',
      'claimed',
      'claimed',
      'upcoming',
      'upcoming',
      'upcoming',
    ]);
  });

  it('counts the end of the week as missed when too few days are left for it', () => {
    expect(statesOf({ signTimes: 2, weekday: 5 })).toEqual([
      'claimed',
      'claimed',
      'today',
      'upcoming',
      'upcoming',
      'missed',
      'missed',
    ]);
    expect(statesOf({ signTimes: 3, isSignedToday: true, weekday: 5 })).toEqual([
      'claimed',
      'claimed',
      'claimed',
      'upcoming',
      'upcoming',
      'missed',
      'missed',
    ]);
  });

  it('has a full week claimed', () => {
    expect(new Set(statesOf({ signTimes: 7, isSignedToday: true, weekday: 7 }))).toEqual(
      new Set(['claimed']),
    );
  });

  it('lights at most one day, and claims exactly the signed ones', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 7 }),
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: 1, max: 7 }),
        (signTimes, isSignedToday, isRenewedToday, weekday) => {
          const states = statesOf({ signTimes, isSignedToday, isRenewedToday, weekday });
          expect(states.filter((state) => state === 'today').length).toBeLessThanOrEqual(1);
          expect(states.filter((state) => state === 'claimed')).toHaveLength(signTimes);
        },
      ),
    );
  });
});

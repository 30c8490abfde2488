import { checkInDays, epochSecondsFrom, moneyFromPeso, type CheckInReward } from '@kislap/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkInBlades, weekOf } from './checkInWeek';

const rewards: readonly CheckInReward[] = [1, 2, 3, 5, 8, 12, 20].map((amount, index) => ({
  prizeType: 1,
  prize: moneyFromPeso(amount),
  ...(index < 6 && { repairRules: { dayDeposit: moneyFromPeso(100) } }),
}));

interface Week {
  readonly signTimes: number;
  readonly isSignedToday?: boolean;
  readonly isRepairEarnedToday?: boolean;
  readonly weekday: number;
  readonly lastReached?: number;
}

function bladesOf({ weekday, lastReached = 7, ...marks }: Week) {
  const player = { isSignedToday: false, isRepairEarnedToday: false, ...marks };
  return checkInBlades(checkInDays(rewards, player, weekday), lastReached);
}

const statesOf = (week: Week) => bladesOf(week).map(({ state }) => state);

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

  it('lights no other day while a repair is open: not the prize of Sunday when day five is paid', () => {
    const blades = bladesOf({ signTimes: 4, isRepairEarnedToday: true, weekday: 7 });
    expect(blades.map(({ state }) => state)).toEqual([
      'claimed',
      'claimed',
      'claimed',
      'claimed',
      'repairable',
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

  it('counts what is no longer reached as missed', () => {
    expect(statesOf({ signTimes: 2, weekday: 5, lastReached: 5 })).toEqual([
      'claimed',
      'claimed',
      'today',
      'upcoming',
      'upcoming',
      'missed',
      'missed',
    ]);
  });

  it('offers something on the day after the claimed ones alone, and claims exactly the signed ones', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 7 }),
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: 1, max: 7 }),
        (signTimes, isSignedToday, isRepairEarnedToday, weekday) => {
          const blades = bladesOf({ signTimes, isSignedToday, isRepairEarnedToday, weekday });
          const offering = blades.filter(({ state }) => state === 'today' || state === 'repairable');
          const current = isSignedToday || signTimes === 7 ? [] : [signTimes + 1];
          expect(offering.map(({ day }) => day)).toEqual(current);
          expect(blades.filter(({ state }) => state === 'claimed')).toHaveLength(signTimes);
        },
      ),
    );
  });
});

describe('weekOf', () => {
  it.each([
    [0, []],
    [1, [{ type: 'vip', isMet: true, have: 2, need: 1 }]],
  ])('asks for VIP level %i only if not everybody has it', (minVip, conditions) => {
    const status = { vipLevel: 2, vipOrder: 0, totalDeposit: moneyFromPeso(0) };
    const rest = { dayDeposit: moneyFromPeso(0), dayTurnover: moneyFromPeso(0) };
    const player = { signTimes: 0, isSignedToday: false, isRepairEarnedToday: false };
    const week = weekOf(
      { plan: { rewards, rules: { minVip } }, player, status: { ...status, ...rest } },
      epochSecondsFrom(1_763_600_000),
    );
    expect(week.conditions).toEqual(conditions);
  });

  it('draws a missed day that a deposit still repairs as missed, not as today', () => {
    const nothing = {
      totalDeposit: moneyFromPeso(0),
      dayDeposit: moneyFromPeso(0),
      dayTurnover: moneyFromPeso(0),
    };
    const thursday = epochSecondsFrom(1_763_600_000);
    const week = weekOf(
      {
        plan: { rewards, rules: {} },
        player: { signTimes: 1, isSignedToday: false, isRepairEarnedToday: false },
        status: { vipLevel: 0, vipOrder: 0, ...nothing },
      },
      thursday,
    );
    expect(week.chance?.day).toBe(2);
    expect(week.blades.map(({ state }) => state).slice(0, 3)).toEqual(['claimed', 'repairable', 'upcoming']);
  });
});

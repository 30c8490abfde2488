import { describe, expect, it } from 'vitest';
import { fail, ok } from '../kernel';
import { pesos } from '../testing/pesos';
import { checkInDays } from './days';
import type { CheckInReward, RepairRules } from './plan';
import { checkRepair, isRepairEarned, repairChanceOf } from './repair';

const wednesday = 3;
const week = { signTimes: 1, isSignedToday: false, isRepairedToday: false, weekday: wednesday };
const hundred = { dayDeposit: pesos(100), dayTurnover: pesos(0) };

/** Days 2 to 6 can be repaired. */
function rewardsWith(repairRules: RepairRules): readonly CheckInReward[] {
  return [1, 2, 3, 5, 8, 12, 20].map((prize, index) => ({
    prizeType: 1,
    prize: pesos(prize),
    ...(index > 0 && index < 6 && { repairRules }),
  }));
}

const rewards = rewardsWith({ dayDeposit: pesos(100) });

describe('checkRepair', () => {
  it('answers with the reward of the day after the signed ones', () => {
    expect(checkRepair(rewards, week, hundred)).toEqual(ok(rewards[1]));
    expect(checkRepair(rewards, { ...week, signTimes: 2 }, hundred)).toEqual(ok(rewards[2]));
  });

  it.each([
    ['today is checked in', { isSignedToday: true }, 'closed'],
    ['the week is whole', { signTimes: 7, weekday: 7 }, 'closed'],
    ['the day is after today', { signTimes: 3 }, 'notRepairable'],
    ['the day has no repair rules', { signTimes: 0 }, 'notRepairable'],
    ['one was repaired today', { isRepairedToday: true }, 'usedUp'],
  ] as const)('refuses when %s', (_case, change, type) => {
    expect(checkRepair(rewards, { ...week, ...change }, hundred)).toEqual(fail({ type }));
  });

  it.each([
    ['the deposit', { dayDeposit: pesos(100) }, { dayDeposit: pesos(40) }],
    ['the turnover', { dayTurnover: pesos(500) }, { dayTurnover: pesos(450) }],
    [
      'both',
      { dayDeposit: pesos(100), dayTurnover: pesos(500) },
      { dayDeposit: pesos(40), dayTurnover: pesos(450) },
    ],
  ])('says what is missing of %s of today', (_case, rules, missing) => {
    const today = { dayDeposit: pesos(60), dayTurnover: pesos(50) };
    const nothing = { dayDeposit: undefined, dayTurnover: undefined };
    expect(checkRepair(rewardsWith(rules), week, today)).toEqual(
      fail({ type: 'notMet', day: 2, ...nothing, ...missing }),
    );
  });
});

it.each([-1, 2.5, Number.NaN])('%d is no count of signed days', (signTimes) => {
  expect(() => checkRepair(rewards, { ...week, signTimes }, hundred)).toThrow(RangeError);
  expect(() => isRepairEarned(rewards, { ...week, signTimes }, hundred)).toThrow(RangeError);
});

describe('isRepairEarned', () => {
  it('needs the turnover of the day too, where the rules ask for it', () => {
    const both = rewardsWith({ dayDeposit: pesos(100), dayTurnover: pesos(500) });
    expect(isRepairEarned(both, week, hundred)).toBe(false);
    expect(isRepairEarned(both, week, { ...hundred, dayTurnover: pesos(500) })).toBe(true);
  });

  it('looks at the first missed day that can be repaired', () => {
    expect(isRepairEarned(rewards, { ...week, signTimes: 0 }, hundred)).toBe(true);
    expect(isRepairEarned(rewards, { ...week, signTimes: 0, weekday: 1 }, hundred)).toBe(false);
    expect(isRepairEarned(rewards, { ...week, signTimes: 3 }, hundred)).toBe(false);
  });

  it("is used up by the day's repair, and not taken back by its check-in", () => {
    expect(isRepairEarned(rewards, { ...week, isRepairedToday: true }, hundred)).toBe(false);
    expect(isRepairEarned(rewards, { ...week, isSignedToday: true }, hundred)).toBe(true);
  });
});
const status = {
  vipLevel: 0,
  vipOrder: 1,
  totalDeposit: pesos(0),
  dayDeposit: pesos(60),
  dayTurnover: pesos(0),
};

function chance(
  week: {
    readonly signTimes: number;
    readonly isSignedToday?: boolean;
    readonly isRepairEarnedToday?: boolean;
  },
  repairRules: CheckInReward['repairRules'] | undefined = { dayDeposit: pesos(100) },
  today = status,
) {
  const reward = { prizeType: 1, prize: pesos(5), ...(repairRules && { repairRules }) };
  const rewards = Array.from({ length: 7 }, () => reward);
  const player = { isSignedToday: false, isRepairEarnedToday: false, ...week };
  return repairChanceOf(checkInDays(rewards, player, wednesday), today, wednesday);
}

describe('repairChanceOf', () => {
  it('names the missed day and what its repair still takes', () => {
    expect(chance({ signTimes: 1 })).toEqual({ day: 2, dayDeposit: pesos(40), dayTurnover: undefined });
  });

  it('rounds missing turnover up to centavos', () => {
    const rules = { dayTurnover: pesos(0.005) };
    expect(chance({ signTimes: 1 }, rules)).toEqual({
      day: 2,
      dayDeposit: undefined,
      dayTurnover: pesos(0.01),
    });
  });

  it('is none when no day was missed, today is signed, or a repair is open already', () => {
    expect(chance({ signTimes: 2 })).toBeUndefined();
    expect(chance({ signTimes: 1, isSignedToday: true })).toBeUndefined();
    expect(chance({ signTimes: 1, isRepairEarnedToday: true })).toBeUndefined();
  });

  it("is none when the rules are met and the day's repair is used up", () => {
    expect(chance({ signTimes: 1 }, { dayDeposit: pesos(50) })).toBeUndefined();
    expect(chance({ signTimes: 1 }, {})).toBeUndefined();
  });

  it('is none for a day that cannot be repaired', () => {
    const rewards = Array.from({ length: 7 }, () => ({ prizeType: 1, prize: pesos(5) }));
    const player = { signTimes: 1, isSignedToday: false, isRepairEarnedToday: false };
    expect(repairChanceOf(checkInDays(rewards, player, wednesday), status, wednesday)).toBeUndefined();
  });
});

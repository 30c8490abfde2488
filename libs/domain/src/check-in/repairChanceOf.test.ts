import { describe, expect, it } from 'vitest';
import { pesos } from '../testing/pesos';
import { checkInDays } from './checkInDays';
import type { CheckInReward } from './CheckInReward';
import { repairChanceOf } from './repairChanceOf';

const wednesday = 3;
const standing = {
  vipLevel: 0,
  vipOrder: 1,
  totalDeposit: pesos(0),
  dayDeposit: pesos(60),
  dayTurnover: pesos(0),
};

function chance(
  week: { readonly signTimes: number; readonly isSignedToday?: boolean; readonly isRenewedToday?: boolean },
  repairRules: CheckInReward['repairRules'] | undefined = { dayDeposit: pesos(100) },
  today = standing,
) {
  const reward = { prizeType: 1, prize: pesos(5), ...(repairRules && { repairRules }) };
  const rewards = Array.from({ length: 7 }, () => reward);
  const player = { isSignedToday: false, isRenewedToday: false, ...week };
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
    expect(chance({ signTimes: 1, isRenewedToday: true })).toBeUndefined();
  });

  it("is none when the rules are met and the day's repair is used up", () => {
    expect(chance({ signTimes: 1 }, { dayDeposit: pesos(50) })).toBeUndefined();
    expect(chance({ signTimes: 1 }, {})).toBeUndefined();
  });

  it('is none for a day that cannot be repaired', () => {
    const rewards = Array.from({ length: 7 }, () => ({ prizeType: 1, prize: pesos(5) }));
    const player = { signTimes: 1, isSignedToday: false, isRenewedToday: false };
    expect(repairChanceOf(checkInDays(rewards, player, wednesday), standing, wednesday)).toBeUndefined();
  });
});

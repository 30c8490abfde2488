import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { describe, expect, it } from 'vitest';
import { checkMayCheckIn } from '../src/rules/checkIn/checkMayCheckIn';
import { Refusal } from '../src/kernel/Refusal';

const pesos = moneyFromPeso;
const reward = { prizeType: 1, prize: pesos(5), repairRules: { dayTurnover: pesos(500) } };
const plan = { rules: {}, rewards: Array.from({ length: 7 }, () => reward) };

function weekWith(dayTurnover: number) {
  const status = {
    vipLevel: 0,
    vipOrder: 1,
    totalDeposit: zeroMoney,
    dayDeposit: pesos(900),
    dayTurnover: pesos(dayTurnover),
  };
  return { signTimes: 1, isSignedToday: false, isRepairedToday: false, weekday: 3, status };
}

describe('a repair that asks for turnover', () => {
  it('is refused with what is missing of it, however much was deposited', () => {
    const repair = () => checkMayCheckIn(plan, weekWith(499.5), { isRepair: true });
    expect(repair).toThrow(Refusal);
    expect(repair).toThrow(expect.objectContaining({ reason: 'notEligible', facts: { need: 0.5 } }));
  });

  it('is given once it is met', () => {
    expect(checkMayCheckIn(plan, weekWith(500), { isRepair: true })).toBe(reward);
  });
});

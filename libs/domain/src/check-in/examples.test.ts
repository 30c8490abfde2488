// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  type CheckInBlade,
  type CheckInCondition,
  checkInConditions,
  type CheckInDay,
  checkInDays,
  type CheckInOffer,
  checkInOfferOf,
  type CheckInPlan,
  type CheckInPlayer,
  type CheckInReward,
  type CheckInRules,
  type CheckInShortfall,
  checkInShortfalls,
  type CheckInStanding,
  isOrderAllowed,
  moneyFromPeso,
  pesoText,
  type RepairChance,
  repairChanceOf,
  type RepairRules,
  zeroMoney,
} from '../index';

describe('examples of check-in', () => {
  it('CheckInBlade', () => {
    const today: CheckInBlade = { day: 3, reward: { prizeType: 1, prize: moneyFromPeso(5) }, state: 'today' };
    expect(pesoText(today.reward.prize)).toEqual('5');
  });

  it('CheckInCondition', () => {
    const vip: CheckInCondition = { type: 'vip', isMet: false, have: 1, need: 2 };
    expect(vip.need - vip.have).toEqual(1);
  });

  it('checkInConditions', () => {
    const none = { totalDeposit: zeroMoney, dayDeposit: zeroMoney, dayTurnover: zeroMoney };
    const standing = { vipLevel: 1, vipOrder: 0, ...none };
    expect(checkInConditions({ minVip: 2 }, standing)).toEqual([
      { type: 'vip', isMet: false, have: 1, need: 2 },
    ]);
  });

  it('CheckInDay', () => {
    const reward = { prizeType: 1, prize: moneyFromPeso(5) };
    const monday: CheckInDay = { day: 1, reward, state: 'current', isRepairable: false, offer: 'checkIn' };
    expect(checkInOfferOf([monday], [])).toEqual({ type: 'checkIn', day: monday, isReady: true });
  });

  it('checkInDays', () => {
    const rewards = Array.from({ length: 7 }, () => ({ prizeType: 1, prize: moneyFromPeso(5) }));
    const player = { signTimes: 2, isSignedToday: false, isRenewedToday: false };
    expect(
      checkInDays(rewards, player, 3)
        .map(({ state }) => state)
        .slice(1, 4),
    ).toEqual(['signed', 'current', 'locked']);
    expect(checkInDays(rewards, player, 3)[2]?.offer).toEqual('checkIn');
  });

  it('CheckInOffer', () => {
    const done: CheckInOffer = { type: 'done', next: undefined };
    expect(checkInOfferOf([], [])).toEqual(done);
  });

  it('checkInOfferOf', () => {
    const rewards = Array.from({ length: 7 }, () => ({ prizeType: 1, prize: moneyFromPeso(5) }));
    const player = { signTimes: 2, isSignedToday: false, isRenewedToday: false };
    const days = checkInDays(rewards, player, 3);
    expect(checkInOfferOf(days, [])).toEqual({ type: 'checkIn', day: days[2], isReady: true });
    expect(checkInOfferOf(days, [{ type: 'vip', level: 2 }])).toEqual({
      type: 'checkIn',
      day: days[2],
      isReady: false,
    });
  });

  it('CheckInPlan', () => {
    const rewards = Array.from({ length: 7 }, () => ({ prizeType: 1, prize: moneyFromPeso(5) }));
    const plan: CheckInPlan = { rules: { minVip: 1 }, rewards };
    expect(plan.rewards.length).toEqual(7);
  });

  it('CheckInPlayer', () => {
    const player: CheckInPlayer = { signTimes: 7, isSignedToday: true, isRenewedToday: false };
    expect(checkInDays([{ prizeType: 1, prize: moneyFromPeso(5) }], player, 7)[0]?.state).toEqual('signed');
  });

  it('CheckInReward', () => {
    const repairRules = { dayDeposit: moneyFromPeso(100) };
    const reward: CheckInReward = { prizeType: 1, prize: moneyFromPeso(5), repairRules };
    expect(
      checkInDays([reward], { signTimes: 0, isSignedToday: false, isRenewedToday: true }, 2)[0]?.offer,
    ).toEqual('repair');
  });

  it('CheckInRules', () => {
    const rules: CheckInRules = { minVip: 1, dayDeposit: moneyFromPeso(100), allowedOrders: [-1] };
    expect(isOrderAllowed(rules.allowedOrders, 3)).toEqual(true);
  });

  it('CheckInShortfall', () => {
    const shortfall: CheckInShortfall = { type: 'dayDeposit', missing: moneyFromPeso(60) };
    expect(checkInOfferOf([], [shortfall]).type).toEqual('done');
  });

  it('checkInShortfalls', () => {
    const standing = {
      vipLevel: 1,
      vipOrder: 0,
      totalDeposit: zeroMoney,
      dayDeposit: moneyFromPeso(40),
      dayTurnover: zeroMoney,
    };
    const rules = { minVip: 1, dayDeposit: moneyFromPeso(100) };
    expect(checkInShortfalls(rules, standing)).toEqual([{ type: 'dayDeposit', missing: moneyFromPeso(60) }]);
  });

  it('CheckInStanding', () => {
    const standing: CheckInStanding = {
      vipLevel: 1,
      vipOrder: 0,
      totalDeposit: zeroMoney,
      dayDeposit: zeroMoney,
      dayTurnover: zeroMoney,
    };
    expect(checkInShortfalls({ minVip: 2 }, standing)).toEqual([{ type: 'vip', level: 2 }]);
  });

  it('RepairChance', () => {
    const chance: RepairChance = { day: 2, dayDeposit: moneyFromPeso(60), dayTurnover: undefined };
    expect(chance.dayDeposit && pesoText(chance.dayDeposit)).toEqual('60');
  });

  it('repairChanceOf', () => {
    const reward = { prizeType: 1, prize: moneyFromPeso(5), repairRules: { dayDeposit: moneyFromPeso(100) } };
    const days = checkInDays([reward], { signTimes: 0, isSignedToday: false, isRenewedToday: false }, 2);
    const standing = {
      vipLevel: 1,
      vipOrder: 0,
      totalDeposit: zeroMoney,
      dayDeposit: moneyFromPeso(40),
      dayTurnover: zeroMoney,
    };
    expect(repairChanceOf(days, standing, 2)).toEqual({
      day: 1,
      dayDeposit: moneyFromPeso(60),
      dayTurnover: undefined,
    });
  });

  it('RepairRules', () => {
    const repairRules: RepairRules = { dayDeposit: moneyFromPeso(100) };
    const reward = { prizeType: 1, prize: moneyFromPeso(5), repairRules };
    expect(
      checkInDays([reward], { signTimes: 0, isSignedToday: false, isRenewedToday: true }, 2)[0]?.isRepairable,
    ).toEqual(true);
  });
});

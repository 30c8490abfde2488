import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pesos } from '../testing/pesos';
import { seconds } from '../testing/seconds';
import { manilaWeekday } from '../time';
import { type CheckInDay, checkInDays, checkInOfferOf, type CheckInPlayer } from './days';
import type { CheckInReward } from './plan';

const wednesday = manilaWeekday(seconds('2025-11-19T12:00:00+08:00'));
const sunday = manilaWeekday(seconds('2025-11-23T12:00:00+08:00'));
const rewards: readonly CheckInReward[] = [1, 2, 3, 5, 8, 12, 20].map((amount, index) => ({
  prizeType: 1,
  prize: pesos(amount),
  ...(index < 6 && { repairRules: { dayDeposit: pesos(100) } }),
}));

function outline(days: readonly CheckInDay[]): readonly string[] {
  return days.map(({ day, state, isRepairable, offer }) => {
    return `${day} ${state}${isRepairable ? ' repairable' : ''}: ${offer}`;
  });
}

function player(signTimes: number, isSignedToday: boolean, isRepairEarnedToday: boolean): CheckInPlayer {
  return { signTimes, isSignedToday, isRepairEarnedToday };
}

describe('checkInDays', () => {
  it('repairs the missed current day first and shows the other repairable days as next', () => {
    expect(outline(checkInDays(rewards, player(1, false, true), wednesday))).toEqual([
      '1 signed: none',
      '2 current repairable: repair',
      '3 locked repairable: next',
      '4 locked: none',
      '5 locked: none',
      '6 locked: none',
      '7 locked: none',
    ]);
  });

  it('repairs nothing while its repair is not earned', () => {
    expect(outline(checkInDays(rewards, player(1, false, false), wednesday)).slice(0, 3)).toEqual([
      '1 signed: none',
      '2 current: checkIn',
      '3 locked: none',
    ]);
  });

  it('closes the current day until tomorrow once today is signed', () => {
    expect(outline(checkInDays(rewards, player(2, true, true), wednesday)).slice(0, 4)).toEqual([
      '1 signed: none',
      '2 signed: none',
      '3 current: tomorrow',
      '4 locked: none',
    ]);
  });

  it('offers every missed day of a player who has not signed at all', () => {
    expect(outline(checkInDays(rewards, player(0, false, true), wednesday)).slice(0, 4)).toEqual([
      '1 current repairable: repair',
      '2 locked repairable: next',
      '3 locked repairable: next',
      '4 locked: none',
    ]);
  });

  it('checks in on today itself, even when it could be repaired', () => {
    expect(outline(checkInDays(rewards, player(2, false, true), wednesday)).slice(2, 4)).toEqual([
      '3 current repairable: checkIn',
      '4 locked: none',
    ]);
  });

  it('reaches to Sunday, but repairs no day without rules for it', () => {
    expect(outline(checkInDays(rewards, player(3, false, true), sunday)).slice(3)).toEqual([
      '4 current repairable: repair',
      '5 locked repairable: next',
      '6 locked repairable: next',
      '7 locked: none',
    ]);
  });

  it('has no current day after a full week', () => {
    const days = checkInDays(rewards, player(7, true, false), sunday);
    expect(days.every(({ state, offer }) => state === 'signed' && offer === 'none')).toBe(true);
  });

  it.each([0, 6, 8, 9])('takes no week of %i days', (count) => {
    const days = Array.from({ length: count }, () => ({ prizeType: 1, prize: pesos(5) }));
    expect(() => checkInDays(days, player(0, false, false), wednesday)).toThrow(RangeError);
  });

  it.each([0, 8, -1, 1.5, Number.NaN])('takes %d for no weekday', (weekday) => {
    expect(() => checkInDays(rewards, player(0, false, false), weekday)).toThrow(RangeError);
  });

  it.each([-1, 2.5, Number.NaN, Infinity])('takes %d for no count of signed days', (signTimes) => {
    expect(() => checkInDays(rewards, player(signTimes, false, true), wednesday)).toThrow(RangeError);
  });

  it('carries each reward', () => {
    const days = checkInDays(rewards, player(0, false, false), wednesday);
    expect(days.map(({ reward }) => reward)).toEqual(rewards);
  });

  it('offers at most one button, on the day after the signed ones', () => {
    const anyPlayer = fc.record({
      signTimes: fc.nat({ max: 7 }),
      isSignedToday: fc.boolean(),
      isRepairEarnedToday: fc.boolean(),
    });
    fc.assert(
      fc.property(anyPlayer, fc.integer({ min: 1, max: 7 }), (who, weekday) => {
        const buttons = checkInDays(rewards, who, weekday).filter(
          ({ offer }) => offer === 'checkIn' || offer === 'repair',
        );
        expect(buttons.map(({ day }) => day)).toEqual(
          who.isSignedToday || who.signTimes === 7 ? [] : [who.signTimes + 1],
        );
      }),
    );
  });
});
const short = [{ type: 'dayDeposit', missing: pesos(50) }] as const;

describe('checkInOfferOf', () => {
  const wednesday = 3;

  function offerFor(player: Partial<CheckInPlayer>, shortfalls: Parameters<typeof checkInOfferOf>[1] = []) {
    const nobody = { signTimes: 0, isSignedToday: false, isRepairEarnedToday: false };
    return checkInOfferOf(checkInDays(rewards, { ...nobody, ...player }, wednesday), shortfalls);
  }

  const rewards: readonly CheckInReward[] = [1, 2, 3, 5, 8, 12, 20].map((amount) => ({
    prizeType: 1,
    prize: pesos(amount),
    repairRules: { dayDeposit: pesos(100) },
  }));

  it('is the check-in of the current day when every condition is met', () => {
    expect(offerFor({ signTimes: 2 })).toMatchObject({ type: 'checkIn', day: { day: 3 }, isReady: true });
  });

  it('is a check-in that is not ready while a condition is not met', () => {
    expect(offerFor({ signTimes: 2 }, short)).toMatchObject({ type: 'checkIn', isReady: false });
  });

  it('is the repair of a missed day before anything else, whatever today still asks', () => {
    expect(offerFor({ signTimes: 1, isRepairEarnedToday: true }, short)).toMatchObject({
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

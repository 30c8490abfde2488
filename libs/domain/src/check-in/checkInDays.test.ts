import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { manilaWeekday } from '../time/manilaWeekday';
import { pesos } from '../testing/pesos';
import { seconds } from '../testing/seconds';
import type { CheckInDay } from './CheckInDay';
import { checkInDays } from './checkInDays';
import type { CheckInPlayer } from './CheckInPlayer';
import type { CheckInReward } from './CheckInReward';

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

function player(signTimes: number, isSignedToday: boolean, isRenewedToday: boolean): CheckInPlayer {
  return { signTimes, isSignedToday, isRenewedToday };
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

  it('repairs nothing while the renewal is not met', () => {
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

  it('carries each reward', () => {
    const days = checkInDays(rewards, player(0, false, false), wednesday);
    expect(days.map(({ reward }) => reward)).toEqual(rewards);
  });

  it('offers at most one button, on the day after the signed ones', () => {
    const anyPlayer = fc.record({
      signTimes: fc.nat({ max: 7 }),
      isSignedToday: fc.boolean(),
      isRenewedToday: fc.boolean(),
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pesos } from '../testing/pesos';
import { seconds } from '../testing/seconds';
import { epochSecondsFrom } from '../time';
import { wonThisMonth } from './prizes';

const now = seconds('2026-11-21T12:00:00+08:00');
const prize = (at: string, amount: number, isWaiting = false) => ({
  at: seconds(at),
  amount: pesos(amount),
  isWaiting,
});

describe('what was won this month', () => {
  const november = [prize('2026-11-20T10:00:00+08:00', 88), prize('2026-11-01T00:00:00+08:00', 8)];
  const october = prize('2026-10-31T23:59:59+08:00', 500);

  it('is the sum of the Manila month', () => {
    expect(wonThisMonth([...november, october], now, false)).toBe(pesos(96));
    expect(wonThisMonth(november, now, true)).toBe(pesos(96));
    expect(wonThisMonth([], now, true)).toBe(pesos(0));
  });

  it('is not known before the whole month is loaded', () => {
    expect(wonThisMonth(november, now, false)).toBeUndefined();
    expect(wonThisMonth([], now, false)).toBeUndefined();
  });

  it('counts nothing that still waits to be opened', () => {
    expect(wonThisMonth([prize('2026-11-21T10:00:00+08:00', 28, true), ...november], now, true)).toBe(
      pesos(96),
    );
  });

  it('counts what a goal pays out, not the prizes that added to it', () => {
    const spin = { ...prize('2026-11-21T10:00:00+08:00', 28), isTowardsGoal: true };
    expect(wonThisMonth([spin, ...november], now, true)).toBe(pesos(96));
  });

  it('does not depend on how many older prizes are loaded', () => {
    const old = fc.integer({ min: 1, max: Number(october.at) }).map((at) => ({
      at: epochSecondsFrom(at),
      amount: pesos(7),
      isWaiting: false,
    }));
    fc.assert(
      fc.property(fc.array(old, { maxLength: 30 }), (older) => {
        expect(wonThisMonth([...november, ...older], now, true)).toBe(pesos(96));
      }),
    );
  });
});

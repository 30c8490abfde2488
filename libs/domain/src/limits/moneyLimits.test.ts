import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyFromPeso, zeroMoney } from '../money';
import { epochSecondsFrom } from '../time';
import { isDayLimitOffered, isWithinLimit, tightestLimit } from './moneyLimits';

const now = epochSecondsFrom(1_767_100_000);
const limit = (most: number, used: number, endsInSeconds = 3600) => ({
  most: moneyFromPeso(most),
  used: moneyFromPeso(used),
  resetsAt: epochSecondsFrom(now + endsInSeconds),
});
const none = { day: undefined, week: undefined, month: undefined };

describe('the limit that binds first', () => {
  it('is none where none is set', () => {
    expect(tightestLimit(none, now)).toBeUndefined();
  });

  it('is the one with the least left, and not the smallest', () => {
    const limits = { day: limit(1000, 0), week: limit(5000, 4200), month: limit(20_000, 4200) };
    expect(tightestLimit(limits, now)).toMatchObject({ span: 'week', left: moneyFromPeso(800) });
  });

  it('is of two with as little left the one that ends last', () => {
    const limits = { ...none, day: limit(1000, 1000), month: limit(9000, 9500, 864_000) };
    expect(tightestLimit(limits, now)).toMatchObject({ span: 'month', left: zeroMoney });
  });

  it('is not one whose time has ended', () => {
    const ended = limit(1000, 1000, 0);
    expect(tightestLimit({ ...none, day: ended }, now)).toBeUndefined();
    expect(tightestLimit({ ...none, day: ended, week: limit(5000, 0) }, now)?.span).toBe('week');
  });

  it('lets through exactly what every limit lets through', () => {
    const one = fc.option(
      fc.tuple(fc.nat(5000), fc.nat(6000)).map(([most, used]) => limit(most, used)),
      { nil: undefined },
    );
    fc.assert(
      fc.property(
        fc.record({ day: one, week: one, month: one }),
        fc.integer({ min: 1, max: 6000 }),
        (limits, pesos) => {
          const amount = moneyFromPeso(pesos);
          const fits = Object.values(limits).every(
            (each) => each === undefined || each.used + amount <= each.most,
          );
          expect(isWithinLimit(amount, tightestLimit(limits, now))).toBe(fits);
        },
      ),
    );
  });
});

const manila = (iso: string) => epochSecondsFrom(Date.parse(`${iso}+08:00`) / 1000);
const noon = manila('2026-11-18T12:00:00');
const early = manila('2026-11-18T00:00:00');
const yesterday = manila('2026-11-17T23:59:59');

it.each([
  [[noon, noon, early], false, true],
  [[noon, noon, noon, early], false, true],
  [[noon, noon, yesterday], false, false],
  [[noon, early], false, false],
  [[], false, false],
  [[noon, noon, noon], true, false],
])('a daily limit after deposits at %j (has one: %s): %s', (madeAt, hasDayLimit, isOffered) => {
  expect(isDayLimitOffered({ madeAt, now: noon, hasDayLimit })).toBe(isOffered);
});

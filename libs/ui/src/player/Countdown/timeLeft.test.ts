import { epochSecondsFrom } from '@kislap/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { timeLeft } from './timeLeft';

const now = epochSecondsFrom(1_763_643_873);
const leftAfter = (seconds: number) => timeLeft(epochSecondsFrom(now + seconds), now);

describe('timeLeft', () => {
  it('counts days and hours from one day on', () => {
    expect(leftAfter(2 * 86_400 + 3 * 3600 + 59)).toEqual({ type: 'days', days: 2, hours: 3 });
    expect(leftAfter(86_400)).toEqual({ type: 'days', days: 1, hours: 0 });
  });

  it('is a clock below one day', () => {
    expect(leftAfter(86_399)).toEqual({ type: 'clock', hours: 23, minutes: 59, seconds: 59 });
    expect(leftAfter(252)).toEqual({ type: 'clock', hours: 0, minutes: 4, seconds: 12 });
    expect(leftAfter(1)).toEqual({ type: 'clock', hours: 0, minutes: 0, seconds: 1 });
  });

  it('is over at the instant itself and ever after', () => {
    expect(leftAfter(0)).toEqual({ type: 'over' });
    expect(leftAfter(-86_400 * 400)).toEqual({ type: 'over' });
  });

  it('loses no second of the clock', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_399 }), (seconds) => {
        const left = leftAfter(seconds);
        const total = left.type === 'clock' ? left.hours * 3600 + left.minutes * 60 + left.seconds : -1;
        expect(total).toBe(seconds);
      }),
    );
  });
});

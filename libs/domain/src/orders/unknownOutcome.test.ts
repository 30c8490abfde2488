import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMillisecondsFrom } from '../time';
import { giveUpFrom, nextOrderLookup } from './unknownOutcome';

const at = (ms: number) => epochMillisecondsFrom(1_767_196_800_000 + ms);

describe('the order of a payment without an answer', () => {
  it('is looked for after 2, 4, 8, 16 and 30 seconds, then every 30', () => {
    const lookups: number[] = [];
    for (let now = at(0); lookups.length < 8;) {
      now = nextOrderLookup(at(0), now);
      lookups.push((now - at(0)) / 1000);
    }
    expect(lookups).toEqual([2, 4, 8, 16, 30, 60, 90, 120]);
  });

  it('is looked for soon, whatever the clock does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (passed) => {
        const now = at(passed);
        const wait = nextOrderLookup(at(0), now) - now;
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(30_000);
      }),
    );
  });

  it('may be given up after 35 seconds', () => {
    expect(giveUpFrom(at(0))).toBe(at(35_000));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { netBars } from './netBars';

const height = 96;
const amount = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
const values = fc.array(amount, { minLength: 1, maxLength: 60 });
const slack = 1e-6;

describe('the bars of a net chart', () => {
  it('stand on a zero line between what came in and what went out', () => {
    const { zero, bars } = netBars([300, -100, 0], height);
    expect(zero).toBe(72);
    expect(bars.map((bar) => [bar.y, bar.height])).toEqual([
      [0, 72],
      [72, 24],
      [72, 0],
    ]);
  });

  it('has its zero line at the bottom when nothing went out, and at the top when nothing came in', () => {
    expect(netBars([1, 2], height).zero).toBe(height);
    expect(netBars([-1, -2], height).zero).toBe(0);
    expect(netBars([0, 0], height).zero).toBe(height);
  });

  it('draws a single day as a bar in the middle', () => {
    expect(netBars([5], height).bars).toEqual([{ x: 46, width: 8, y: 0, height }]);
  });

  it('draws nothing of no days', () => {
    expect(netBars([], height)).toEqual({ zero: height, bars: [] });
  });

  it('keeps every bar inside the box', () => {
    fc.assert(
      fc.property(values, (some) => {
        for (const bar of netBars(some, height).bars) {
          expect(bar.x).toBeGreaterThanOrEqual(0);
          expect(bar.x + bar.width).toBeLessThanOrEqual(100 + slack);
          expect(bar.y).toBeGreaterThanOrEqual(-slack);
          expect(bar.y + bar.height).toBeLessThanOrEqual(height + slack);
        }
      }),
    );
  });

  it('draws what came in above the zero line and what went out below it', () => {
    fc.assert(
      fc.property(values, (some) => {
        const { zero, bars } = netBars(some, height);
        for (const [index, bar] of bars.entries()) {
          const value = some[index] ?? 0;
          if (value > 0) expect(bar.y + bar.height).toBeCloseTo(zero);
          else expect(bar.y).toBe(zero);
          expect(bar.height > 0).toBe(value !== 0);
        }
      }),
    );
  });

  it('never draws more money with a shorter bar, on either side', () => {
    fc.assert(
      fc.property(values, (some) => {
        const { bars } = netBars(some, height);
        const drawn = some.map((value, index) => ({
          size: Math.abs(value),
          length: bars[index]?.height ?? 0,
        }));
        const ordered = drawn.toSorted((one, two) => one.size - two.size);
        for (const [index, { length }] of ordered.entries()) {
          expect(length).toBeGreaterThanOrEqual((ordered[index - 1]?.length ?? 0) - slack);
        }
      }),
    );
  });

  it('puts each day right of the one before, without touching it', () => {
    fc.assert(
      fc.property(values, (some) => {
        const { bars } = netBars(some, height);
        for (const [index, bar] of bars.entries()) {
          const before = bars[index - 1];
          if (before !== undefined) expect(bar.x).toBeGreaterThan(before.x + before.width);
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { incomeLine } from './incomeLine';

const height = 48;
const values = fc.array(fc.nat({ max: Number.MAX_SAFE_INTEGER }), { minLength: 1, maxLength: 60 });

describe('the line of an income', () => {
  it('runs from the first day to the last, the best day at the top', () => {
    expect(incomeLine([0, 50, 100], height)).toEqual({
      line: 'M0 48L50 24L100 0',
      area: 'M0 48L50 24L100 0L100 48L0 48Z',
      points: [
        { x: 0, y: 48 },
        { x: 50, y: 24 },
        { x: 100, y: 0 },
      ],
    });
  });

  it('is level for a single day, and lies at the bottom for nothing', () => {
    expect(incomeLine([7], height).line).toBe('M0 0L100 0');
    expect(incomeLine([0, 0], height).line).toBe('M0 48L100 48');
    expect(incomeLine([], height)).toEqual({ line: '', area: '', points: [] });
  });

  it('stays inside its box and goes from left to right', () => {
    fc.assert(
      fc.property(values, (some) => {
        const { points } = incomeLine(some, height);
        for (const [index, { x, y }] of points.entries()) {
          expect(x).toBeGreaterThanOrEqual(points[index - 1]?.x ?? 0);
          expect(x).toBeLessThanOrEqual(100);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(height);
        }
      }),
    );
  });

  it('never draws more income lower', () => {
    fc.assert(
      fc.property(fc.tuple(values, values), ([first, rest]) => {
        const some = [...first, ...rest];
        const { points } = incomeLine(some, height);
        const ordered = some
          .map((value, index) => ({ value, y: points[index]?.y ?? 0 }))
          .toSorted((one, two) => one.value - two.value);
        for (const [index, { y }] of ordered.entries()) {
          expect(y).toBeLessThanOrEqual(ordered[index - 1]?.y ?? height);
        }
      }),
    );
  });
});

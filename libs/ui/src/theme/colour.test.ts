import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { contrast, legibleOn, toHex, toOklch } from './colour';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

describe('contrast', () => {
  test.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#767676', '#FFFFFF', 4.54],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBeCloseTo(ratio, 1);
  });
});

describe('OKLCH', () => {
  test('gives back every colour it was asked for', () => {
    fc.assert(
      fc.property(anyColor, (hex) => {
        expect(toHex(toOklch(hex))).toBe(hex);
      }),
    );
  });

  test.each([
    ['#FFFFFF', 1, 0],
    ['#000000', 0, 0],
    ['#FF0000', 0.628, 0.258],
  ])('sees %s with lightness %d and chroma %d', (hex, lightness, chroma) => {
    expect(toOklch(hex).lightness).toBeCloseTo(lightness, 2);
    expect(toOklch(hex).chroma).toBeCloseTo(chroma, 2);
  });

  test('makes paler what a screen cannot show, and keeps its lightness', () => {
    const shown = toOklch(toHex({ lightness: 0.7, chroma: 0.4, hue: 150 }));
    expect(shown.lightness).toBeCloseTo(0.7, 2);
    expect(shown.chroma).toBeLessThan(0.3);
  });
});

describe('a legible colour', () => {
  const wanted = { lightness: 0.5, chroma: 0.1, hue: 260 };

  test('is the wanted one where that is enough', () => {
    expect(legibleOn(wanted, { grounds: ['#FFFFFF'], minimum: 3, toward: 'black' })).toBe(toHex(wanted));
  });

  test('moves until it is legible on every ground', () => {
    const grounds = ['#101820', '#203040'];
    const found = legibleOn(wanted, { grounds, minimum: 4.5, toward: 'white' });
    for (const ground of grounds) expect(contrast(found, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('does not exist between black and white', () => {
    expect(() =>
      legibleOn(wanted, { grounds: ['#000000', '#FFFFFF'], minimum: 4.6, toward: 'white' }),
    ).toThrow('The grounds must be further');
  });
});

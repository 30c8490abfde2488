import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { contrast, toOklch } from './colour';
import { contrastPairs } from './contrastPairs';
import { createSkin } from './createSkin';
import type { SkinSeed } from './createSkin';
import type { Skin } from './Skin';
import { kislap } from './skins/kislap';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const anySeed: fc.Arbitrary<SkinSeed> = fc.record({
  id: fc.constant('any'),
  name: fc.constant('Any'),
  colors: fc.record({ ground: anyColor, accent: anyColor, festive: anyColor }),
  font: fc.constant('Kislap Sans'),
  radius: fc.integer({ min: 0, max: 28 }),
});

const seed: SkinSeed = {
  id: 'plain',
  name: 'Plain',
  colors: { ground: '#0B2A5B', accent: '#2F7BFF', festive: '#FFB547' },
  font: 'Kislap Sans',
  radius: 14,
};

const schemesOf = ({ schemes }: Skin) => [schemes.dark, schemes.light];

/** The least contrast of all pairs, each measured in parts of its own minimum. */
const leastShare = (skin: Skin) =>
  Math.min(
    ...schemesOf(skin).flatMap(({ color }) =>
      contrastPairs.map(({ front, back, minimum }) => contrast(color[front], color[back]) / minimum),
    ),
  );

describe('a skin made from three colours', () => {
  test('keeps the minimum of every pair, whatever the three colours are', () => {
    fc.assert(
      fc.property(anySeed, (any) => {
        expect(leastShare(createSkin(any))).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 150 },
    );
  });

  test.each(['#000000', '#FFFFFF', '#808080', '#FF0000', '#00FF00', '#0000FF', '#FFFF00'])(
    'keeps it also when all three are %s',
    (color) => {
      const skin = createSkin({ ...seed, colors: { ground: color, accent: color, festive: color } });
      expect(leastShare(skin)).toBeGreaterThanOrEqual(1);
    },
  );

  test('shows a press: the pressed fill is never the resting one', () => {
    fc.assert(
      fc.property(anySeed, (any) => {
        for (const { color } of schemesOf(createSkin(any))) expect(color.accentPress).not.toBe(color.accent);
      }),
      { numRuns: 60 },
    );
  });

  test('has every token that a drawn skin has', () => {
    const made = createSkin(seed);
    expect(Object.keys(made.schemes.dark.color).toSorted()).toEqual(
      Object.keys(kislap.schemes.dark.color).toSorted(),
    );
    expect(Object.keys(made.radius)).toEqual(Object.keys(kislap.radius));
    expect(Object.keys(made.brand)).toEqual(Object.keys(kislap.brand));
  });

  test('keeps the hue of its accent', () => {
    const wanted = toOklch(seed.colors.accent).hue;
    for (const { color } of schemesOf(createSkin(seed))) {
      expect(Math.abs(toOklch(color.accent).hue - wanted)).toBeLessThan(4);
    }
  });

  test('keeps grey planes for a grey ground', () => {
    const grey = createSkin({ ...seed, colors: { ...seed.colors, ground: '#777777' } });
    expect(toOklch(grey.schemes.dark.color.surface).chroma).toBeLessThan(0.005);
  });

  test('starts dark with rays and a pearl for a mark, unless told otherwise', () => {
    expect(createSkin(seed)).toMatchObject({
      defaultScheme: 'dark',
      motif: { rays: expect.stringContaining('conic') },
      brand: { markGemColor: 'var(--kislap-color-festive-main)' },
    });
    expect(createSkin({ ...seed, defaultScheme: 'light', motif: 'none' })).toMatchObject({
      defaultScheme: 'light',
      motif: { rays: 'none' },
    });
  });

  test('asks for its font first, and for that of the device where it is told so', () => {
    expect(createSkin(seed).font.family).toMatch(/^"Kislap Sans", "Kislap Near", system-ui/);
    expect(createSkin({ ...seed, font: 'system-ui' }).font.family).toMatch(/^system-ui/);
    expect(createSkin({ ...seed, font: 'Sinag Sans' }).font.family).toMatch(/^"Sinag Sans", system-ui/);
  });

  test.each([
    [14, { md: '14px', button: '999px', sleeve: '44px' }],
    [10, { md: '10px', button: '12px', sleeve: '14px' }],
    [0, { md: '0px', button: '0px', sleeve: '0px' }],
  ])('derives all corners from %i px', (radius, corners) => {
    expect(createSkin({ ...seed, radius }).radius).toMatchObject(corners);
  });

  test('says what to do when a colour or a radius cannot be used', () => {
    const withColor = { ...seed, colors: { ...seed.colors, accent: 'coral' } };
    expect(() => createSkin(withColor)).toThrow('"coral" is not an opaque colour');
    expect(() => createSkin({ ...seed, radius: 40 })).toThrow('Give 0 to 28.');
  });
});

test.each([
  [{ id: 'Tala!' }, 'cannot be the id of a skin, because it becomes a selector. Write it in'],
  [{ id: '' }, 'Write it in small letters'],
  [{ font: '"}body{display:none' }, 'because it is quoted in a style sheet. Give the name of one family'],
  [{ radius: Number.NaN }, 'Give 0 to 28.'],
])('a seed of which no sound style sheet can be made is refused with what to do: %j', (wrong, advice) => {
  expect(() => createSkin({ ...seed, ...wrong })).toThrow(advice);
});

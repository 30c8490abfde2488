import { describe, expect, test } from 'vitest';

import { contrast } from './colour';
import { contrastPairs } from './contrastPairs';
import { scales } from './scales';
import type { Skin, SkinScheme } from './Skin';
import { kislap } from './skins/kislap';
import { skins } from './skins/skins';

const schemesOf = (skin: Skin) =>
  (['dark', 'light'] as const).map((scheme) => [`${skin.id} ${scheme}`, skin.schemes[scheme]] as const);

test('the contrast check covers 82 pairs of roles in every scheme', () => {
  expect(contrastPairs).toHaveLength(82);
});

describe.each(skins.flatMap(schemesOf))('%s', (_name, scheme) => {
  test.each(contrastPairs)('$front is legible on $back', ({ front, back, minimum }) => {
    expect(contrast(scheme.color[front], scheme.color[back])).toBeGreaterThanOrEqual(minimum);
  });

  test('every colour is #RRGGBB, some with an opacity', () => {
    for (const color of Object.values(scheme.color)) expect(color).toMatch(/^#[\dA-F]{6}([\dA-F]{2})?$/);
  });
});

test.each(skins)('$id cannot reach sizes, so that every touch target stays 44 px', (skin) => {
  const itsGroups = new Set([...Object.keys(skin), ...Object.keys(skin.schemes.dark)]);
  expect(Object.keys(scales).filter((group) => itsGroups.has(group))).toEqual([]);
});

test.each(skins)('$id keeps the corners of a field below half its height', ({ radius }) => {
  expect(parseInt(radius.md, 10)).toBeLessThanOrEqual(parseInt(scales.size.field, 10) / 2);
});

test('two skins never share an id', () => {
  expect(new Set(skins.map(({ id }) => id)).size).toBe(skins.length);
});

test('a skin that lacks a token, or invents one, does not compile', () => {
  const { bg: _bg, ...withoutGround } = kislap.schemes.dark.color;
  // @ts-expect-error the ground is missing
  const lacking: SkinScheme['color'] = withoutGround;
  // @ts-expect-error no component reads this token
  const inventing: Skin = { ...kislap, shadow: 'none' };
  const { light: _light, ...oneScheme } = kislap.schemes;
  // @ts-expect-error a skin draws both schemes
  const halfDrawn: Skin['schemes'] = oneScheme;
  expect([lacking, inventing, halfDrawn]).toHaveLength(3);
});

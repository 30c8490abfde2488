import { describe, expect, test } from 'vitest';

import type { Skin, SkinScheme } from './Skin';
import { kislap } from './skins/kislap';
import { perlas } from './skins/perlas';

type Role = keyof SkinScheme['color'];

/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for control edges, focus rings and status graphics. */
const minimumRatio = { text: 4.5, graphic: 3 } as const;

const planes = ['bg', 'surface', 'raised', 'sunken', 'field', 'float'] as const;

const textPairs: readonly (readonly [Role, readonly Role[]])[] = [
  ['text', [...planes, 'high', 'accentSoft', 'moneySoft', 'pendSoft', 'failSoft', 'sky1', 'sky2']],
  ['text2', [...planes, 'high', 'accentSoft', 'sky1', 'sky2']],
  ['text3', planes],
  ['accentText', [...planes, 'accentSoft', 'sky2']],
  ['onAccent', ['accent', 'accentPress', 'glow']],
  ['onMoney', ['money']],
  ['onFail', ['fail']],
  ['moneyText', [...planes, 'moneySoft', 'sky2']],
  ['pendText', [...planes, 'pendSoft']],
  ['failText', [...planes, 'failSoft']],
];

const graphicPairs: readonly (readonly [Role, readonly Role[]])[] = [
  ['edge', ['bg', 'surface', 'raised', 'field']],
  ['focus', [...planes, 'high', 'accentSoft']],
  ['money', ['surface', 'sunken', 'bg']],
  ['fail', ['surface', 'sunken', 'bg']],
];

const channel = (hex: string, start: number) => {
  const value = parseInt(hex.slice(start, start + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

const contrast = (one: string, other: string) => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const schemesOf = (skin: Skin) =>
  (['dark', 'light'] as const).map((scheme) => [`${skin.id} ${scheme}`, skin.schemes[scheme]] as const);

const checksOf = (pairs: typeof textPairs, minimum: number) =>
  pairs.flatMap(([front, backs]) => backs.map((back) => ({ front, back, minimum })));

const checks = [...checksOf(textPairs, minimumRatio.text), ...checksOf(graphicPairs, minimumRatio.graphic)];

test('the contrast check covers 82 pairs of roles in every scheme', () => {
  expect(checks).toHaveLength(82);
});

describe.each([...schemesOf(kislap), ...schemesOf(perlas)])('%s', (_name, scheme) => {
  test.each(checks)('$front is legible on $back', ({ front, back, minimum }) => {
    expect(contrast(scheme.color[front], scheme.color[back])).toBeGreaterThanOrEqual(minimum);
  });
});

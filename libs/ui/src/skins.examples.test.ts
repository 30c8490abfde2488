// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  type ColorRole,
  contrast,
  type ContrastPair,
  contrastPairs,
  createSkin,
  scales,
  type Scheme,
  type Skin,
  skins,
  type SkinScheme,
  type SkinSeed,
  vars,
} from './skins';

describe('examples of skins', () => {
  it('contrast', () => {
    expect(contrast('#000000', '#FFFFFF')).toEqual(21);
  });

  it('contrastPairs', () => {
    expect(
      contrastPairs.find(({ front, back }) => front === 'onAccent' && back === 'accent')?.minimum,
    ).toEqual(4.5);
  });

  it('ContrastPair', () => {
    const failsIn = ({ color }: SkinScheme, { front, back, minimum }: ContrastPair) =>
      contrast(color[front], color[back]) < minimum;
    expect(contrastPairs.filter((pair) => failsIn(skins[0].schemes.dark, pair))).toEqual([]);
  });

  it('createSkin', () => {
    const colors = { ground: '#10233A', accent: '#FF7A59', festive: '#FFC94D' };
    const tala = createSkin({ id: 'tala', name: 'Tala', colors, font: 'system-ui', radius: 12 });
    expect(tala.defaultScheme).toEqual('dark');
    expect(contrast(tala.schemes.dark.color.text, tala.schemes.dark.color.bg) >= 4.5).toEqual(true);
  });

  it('SkinSeed', () => {
    const seed: SkinSeed = {
      id: 'tala',
      name: 'Tala',
      colors: { ground: '#10233A', accent: '#FF7A59', festive: '#FFC94D' },
      font: 'system-ui',
      radius: 12,
    };
    expect(createSkin(seed).name).toEqual('Tala');
  });

  it('scales', () => {
    expect(scales.space[4]).toEqual('16px');
    expect(scales.size.touch).toEqual('44px');
  });

  it('ColorRole', () => {
    const role: ColorRole = 'accentText';
    expect(vars.color[role]).toEqual('var(--c-accent-text)');
  });

  it('Skin', () => {
    const paperOf = ({ defaultScheme, schemes }: Skin) => schemes[defaultScheme].color.bg;
    expect(paperOf.length).toEqual(1);
  });

  it('SkinScheme', () => {
    const { dark }: Readonly<Record<Scheme, SkinScheme>> = skins[0].schemes;
    expect(dark.color.bg).toEqual('#150D18');
  });

  it('skins', () => {
    expect(skins.map(({ id }) => id)).toEqual(['kislap', 'perlas', 'dagat']);
  });

  it('vars', () => {
    expect(vars.color.text).toEqual('var(--c-text)');
  });
});

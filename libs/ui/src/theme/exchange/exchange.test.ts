import { describe, expect, it } from 'vitest';
import { createSkin } from '../createSkin';
import type { Skin } from '../Skin';
import { perlas } from '../skins/perlas';
import { skins } from '../skins/skins';
import { skinFromTokens } from './skinFromTokens';
import { skinTokens } from './skinTokens';

const colors = { ground: '#10233A', accent: '#FF7A59', festive: '#FFC94D' };
const made = [0, 9, 14, 28].flatMap((radius) =>
  (['dark', 'light'] as const).map((defaultScheme) =>
    createSkin({
      id: `tala-${radius}`,
      name: 'Tala Ng Umaga',
      colors,
      font: 'Inter Tight',
      radius,
      defaultScheme,
    }),
  ),
);

/** As it is after a file was written and read. */
const written = (skin: Skin): unknown => JSON.parse(JSON.stringify(skinTokens(skin)));

describe('a skin as design tokens', () => {
  it.each([...skins, ...made].map((skin) => [skin.id, skin] as const))(
    '%s comes back as it was',
    (_, skin) => {
      expect(skinFromTokens(written(skin))).toEqual(skin);
    },
  );

  it('is written in the types of the format', () => {
    const { sets, modifiers, resolutionOrder } = skinTokens(perlas);
    expect(sets.shared.sources[0]).toMatchObject({
      font: {
        $type: 'fontFamily',
        family: { $value: ['Perlas Sans', 'Kislap Near', 'system-ui', 'sans-serif'] },
      },
      radius: { $type: 'dimension', md: { $value: { value: 10, unit: 'px' } } },
    });
    const { dark, light } = modifiers.scheme.contexts;
    expect(dark[0]?.color).toMatchObject({
      $type: 'color',
      scrim: {
        $value: { colorSpace: 'srgb', components: [0.0078, 0.0471, 0.051], alpha: 0.8, hex: '#020C0D' },
      },
    });
    expect(light[0]?.elevation).toMatchObject({
      $type: 'shadow',
      1: { $value: [{ spread: { value: 1, unit: 'px' }, inset: false }] },
    });
    expect(resolutionOrder).toEqual([{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/scheme' }]);
  });
});

/** The tokens of another tool: files, a palette, hex texts, no word of the kit. */
function foreign() {
  const [shared] = skinTokens(perlas).sets.shared.sources;
  const { dark, light } = skinTokens(perlas).modifiers.scheme.contexts;
  const palette = { coral: { $type: 'color', $value: '#ff8358' }, brand: { $value: '{palette.coral}' } };
  const files = {
    'base.tokens.json': { palette, font: shared?.font, radius: shared?.radius },
    'dark.tokens.json': { ...dark[0], color: { ...dark[0]?.color, accent: { $value: '{palette.brand}' } } },
    'light.tokens.json': light[0],
  };
  const document = {
    name: 'Araw Casino',
    version: '2025.10',
    sets: { base: { sources: [{ $ref: 'base.tokens.json' }] } },
    modifiers: {
      theme: {
        contexts: { dark: [{ $ref: 'dark.tokens.json' }], light: [{ $ref: 'light.tokens.json' }] },
        default: 'light',
      },
    },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
  };
  return { document, files };
}

describe('tokens of another tool', () => {
  it('make a skin under their own name, with names that stand for other names', () => {
    const { document, files } = foreign();
    const skin = skinFromTokens(document, files);
    expect(skin).toMatchObject({ id: 'araw-casino', name: 'Araw Casino', defaultScheme: 'light' });
    expect(skin.schemes.dark.color.accent).toBe('#FF8358');
    expect(skin.schemes.light).toEqual(perlas.schemes.light);
    expect(skin.font).toEqual(perlas.font);
    expect(skin.motif).toEqual({ rays: 'none', bunting: 'none' });
  });

  it('may be written as older files are, with lengths and colours as texts', () => {
    const { document, files } = foreign();
    const radius = {
      $type: 'dimension',
      ...Object.fromEntries(Object.entries(perlas.radius).map(([name, $value]) => [name, { $value }])),
    };
    const light = perlas.schemes.light;
    const older = {
      ...files,
      'base.tokens.json': { ...files['base.tokens.json'], radius },
      'light.tokens.json': {
        color: {
          $type: 'color',
          ...Object.fromEntries(
            Object.entries(light.color).map(([name, text]) => [name, { $value: text.toLowerCase() }]),
          ),
        },
        elevation: files['light.tokens.json']?.elevation,
      },
    };
    expect(skinFromTokens(document, older)).toEqual(skinFromTokens(document, files));
  });

  it('are refused with a list of what is missing or of another type', () => {
    const { document, files } = foreign();
    const lacking = {
      ...files,
      'light.tokens.json': { color: { bg: { $value: 'red' } } },
    };
    expect(() => skinFromTokens(document, lacking)).toThrow(
      /missing or wrong: color\.bg \(color, light\); color\.surface \(color, light\);.*elevation\.3 \(shadow, light\)\.$/,
    );
  });

  it('are refused without one of their files, and where names lead in a circle', () => {
    const { document, files } = foreign();
    expect(() => skinFromTokens(document, {})).toThrow('base.tokens.json, which is not given');
    const circle = { a: { $value: '{b}' }, b: { $value: '{a}' } };
    const base = { ...files['base.tokens.json'], ...circle, radius: { md: { $value: '{a}' } } };
    expect(() => skinFromTokens(document, { ...files, 'base.tokens.json': base })).toThrow('in a circle');
  });
});

import { describe, expect, test } from 'vitest';

import { contrastPairs } from '../contrastPairs';
import { skinFromBrandTokens } from './skinFromBrandTokens';

const about = { id: 'tala', name: 'Tala' };
const color = (hex: string) => ({ $type: 'color', $value: hex });
const brand = { ground: color('#10233A'), accent: color('#FF7A59'), festive: color('#FFC94D') };

const made = (file: unknown) => {
  const found = skinFromBrandTokens(file, about);
  if ('problems' in found) throw new Error(found.problems.join('\n'));
  return found.skin;
};
const problems = (file: unknown): readonly string[] => {
  const found = skinFromBrandTokens(file, about);
  return 'problems' in found ? found.problems : [];
};

describe('a skin from a token file', () => {
  test('follows aliases, inherits types, and reads components as well as hex', () => {
    const skin = made({
      palette: { $type: 'color', sea: { $value: '{palette.deep}' }, deep: { $value: '#10233A' } },
      brand: {
        $type: 'color',
        ground: { $value: '{palette.sea}' },
        accent: { $value: { colorSpace: 'srgb', components: [1, 0.478, 0.349] } },
        festive: { $value: '#FFC94D' },
      },
      radius: { field: { $type: 'dimension', $value: { value: 0, unit: 'px' } } },
    });
    expect(skin.schemes).toEqual(made({ brand }).schemes);
    expect(skin.radius.md).toBe('0px');
  });

  test('reads older files, whose lengths and colours are texts', () => {
    const older = made({
      brand: {
        $type: 'color',
        ground: { $value: '#10233a' },
        accent: { $value: '#ff7a59' },
        festive: { $value: '#fc4' },
      },
      font: { family: { $type: 'fontFamily', $value: 'Perlas Sans' } },
      radius: { field: { $type: 'dimension', $value: '8px' } },
    });
    const today = made({
      brand: { ...brand, festive: color('#FFCC44') },
      font: { family: { $type: 'fontFamily', $value: ['Perlas Sans'] } },
      radius: { field: { $type: 'dimension', $value: { value: 8, unit: 'px' } } },
    });
    expect(older).toEqual(today);
    expect(older.font.wordGap).toBe('0.05em');
  });

  test('takes a role of one scheme as it is written, opacity too', () => {
    const skin = made({
      brand,
      dark: {
        $type: 'color',
        bg: { $value: '#000000' },
        scrim: { $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.8 } },
      },
    });
    expect(skin.schemes.dark.color).toMatchObject({ bg: '#000000', scrim: '#000000CC' });
    expect(skin.schemes.light).toEqual(made({ brand }).schemes.light);
  });

  test.each([
    [[], 'The token file holds no object.'],
    [{ brand: { ...brand, accent: undefined } }, 'brand.accent is neither a token'],
    [
      { brand: { ...brand, accent: { value: '#F00', type: 'color' } } },
      'brand.accent has value, as older files do.',
    ],
    [{ brand: { ground: brand.ground } }, 'brand.accent is missing.'],
    [{ brand: { ...brand, accent: { $value: '#FF7A59' } } }, 'brand.accent has the $type undefined.'],
    [
      { brand: { ...brand, accent: color('#FF7A5980') } },
      'brand.accent is #FF7A5980. Allowed: a colour without',
    ],
    [
      { brand: { ...brand, accent: color('{palette.red}') } },
      'brand.accent names {palette.red}, and there is no',
    ],
    [{ brand: { ...brand, accent: color('{brand.accent}') } }, 'brand.accent leads from alias to alias'],
    [{ brand: { ...brand, $extends: '{palette}' } }, 'brand uses $extends, which is not read.'],
    [{ brand, dark: { bgg: color('#000000') } }, 'dark.bgg is no token of a skin. Allowed: dark.bg, '],
    [{ brand, light: { text: color('#AAAAAA') } }, 'light.text (#AAAAAA) on light.bg ('],
    [
      { brand, light: { text: color('#00000080') } },
      'light.text is #00000080. Allowed: a colour without opacity.',
    ],
  ])('is refused: %j', (file, reason) => {
    expect(problems(file).join('\n')).toContain(reason);
  });

  test('is measured in all pairs of both schemes', () => {
    const grey = Object.fromEntries(
      ['text', 'bg', 'surface', 'raised', 'sunken', 'field', 'float'].map((role) => [role, color('#777777')]),
    );
    const inOneScheme = problems({ brand, dark: grey });
    const planes = contrastPairs.filter(({ front, back }) => front === 'text' && back in grey);
    expect(inOneScheme.filter((problem) => problem.startsWith('dark.text ')).length).toBeGreaterThanOrEqual(
      planes.length,
    );
    expect(problems({ brand, dark: grey, light: grey })).toHaveLength(
      inOneScheme.length + problems({ brand, light: grey }).length,
    );
  });
});

import type { Scheme, Skin } from '../Skin';
import { colorValue } from './colorValue';
import { familyValue } from './familyValue';
import type { Json } from './Json';
import { lengthValue } from './lengthValue';
import { shadowValue } from './shadowValue';

/** Under this key stands what the format has no type for: drawings, gradients that repeat, lengths in em. */
export const extensionKey = '@kislap/ui';

/** A group of tokens, all of one type. */
const group = (type: string, values: Readonly<Record<string, string>>, valueOf: (text: string) => Json) => ({
  $type: type,
  ...Object.fromEntries(Object.entries(values).map(([name, text]) => [name, { $value: valueOf(text) }])),
});

const schemeTokens = (skin: Skin, scheme: Scheme) => ({
  color: group('color', skin.schemes[scheme].color, colorValue),
  elevation: group('shadow', skin.schemes[scheme].elevation, shadowValue),
});

/**
 * A skin as design tokens, in the format of the Design Tokens Community Group (2025.10: format, color and resolver): one
 * resolver document that brings its tokens along, with the scheme as its modifier. What the format has no type for stands in
 * `$extensions`. `skinFromTokens` reads it back, the very same skin.
 *
 * @throws Error for a colour, length or shadow that the format cannot say
 * @example
 * const { version, modifiers } = skinTokens(skins[0]);
 * version; // => '2025.10'
 * Object.keys(modifiers.scheme.contexts); // => ['dark', 'light']
 */
export function skinTokens(skin: Skin) {
  const { id, name, motif, brand, font } = skin;
  const own = { id, name, motif, brand, wordGap: font.wordGap };
  return {
    name,
    version: '2025.10',
    sets: {
      shared: {
        description: 'What both schemes share.',
        sources: [
          {
            $extensions: { [extensionKey]: own },
            font: group('fontFamily', { family: font.family }, familyValue),
            radius: group('dimension', skin.radius, lengthValue),
          },
        ],
      },
    },
    modifiers: {
      scheme: {
        contexts: { dark: [schemeTokens(skin, 'dark')], light: [schemeTokens(skin, 'light')] },
        default: skin.defaultScheme,
      },
    },
    resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/scheme' }],
  };
}

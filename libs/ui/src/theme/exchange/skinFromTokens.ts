import { motifs, plainBrand } from '../plainBrand';
import type { Skin, SkinScheme } from '../Skin';
import { checkSkinId } from '../skinId';
import { vars } from '../vars.css';
import { wordGapOf } from '../wordGap';
import { colorText } from './colorValue';
import { familyText } from './familyValue';
import { resolve, type Token } from './flatten';
import { lengthText } from './lengthValue';
import { readResolver } from './readResolver';
import { shadowText } from './shadowValue';

/**
 * A skin from design tokens (2025.10): what `skinTokens` wrote, or a resolver document of another tool whose tokens have the
 * names of the kit (`color.bg`, `radius.md`; a token may name another, `{palette.coral}`). Without a drawing a pearl stands
 * for the mark, and nothing shines over the sky. Contrast is not judged here: `contrastPairs` says what to measure.
 *
 * @param files What the document names by `$ref` instead of bringing along, by that name
 * @throws Error that lists every token that is missing, or is not what it has to be
 * @example
 * skinFromTokens(skinTokens(skins[0])).schemes.dark.color.bg; // => '#150D18'
 * skinFromTokens({ name: 'Tala' }); // throws Error: The tokens have no modifier with the contexts "dark" and "light".
 */
export function skinFromTokens(document: unknown, files: Readonly<Record<string, unknown>> = {}): Skin {
  const { name, defaultScheme, schemes, own } = readResolver(document, files);
  const id = textOf(own['id']) ?? (textOf(name) ?? '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  checkSkinId(id);
  const wrong: string[] = [];
  const shared = new TokenReader(schemes.dark, wrong, '');
  const schemeOf = (scheme: 'dark' | 'light'): SkinScheme => {
    const reader = new TokenReader(schemes[scheme], wrong, `, ${scheme}`);
    return {
      color: reader.group('color', 'color', colorText),
      elevation: reader.group('elevation', 'shadow', shadowText),
    };
  };
  const family = shared.text('font.family', 'fontFamily', familyText);
  const skin: Skin = {
    id,
    name: textOf(own['name']) ?? textOf(name) ?? id,
    defaultScheme: defaultScheme === 'light' ? 'light' : 'dark',
    font: { family, wordGap: textOf(own['wordGap']) ?? wordGapOf(firstOf(family)) },
    radius: shared.group('radius', 'dimension', lengthText),
    motif: textsOf(own['motif'], { rays: motifs.none, bunting: 'none' }),
    brand: textsOf(own['brand'], plainBrand),
    schemes: { dark: schemeOf('dark'), light: schemeOf('light') },
  };
  if (wrong.length > 0) throw new Error(`These tokens are missing or wrong: ${wrong.join('; ')}.`);
  return skin;
}

/** Reads tokens one by one, and notes those that are not as they have to be. */
class TokenReader {
  readonly #tokens: ReadonlyMap<string, Token>;
  readonly #wrong: string[];
  readonly #where: string;

  constructor(tokens: ReadonlyMap<string, Token>, wrong: string[], where: string) {
    this.#tokens = tokens;
    this.#wrong = wrong;
    this.#where = where;
  }

  text(path: string, type: string, textIn: (value: unknown) => string | undefined): string {
    const text = textIn(resolve(this.#tokens, path));
    if (text === undefined) this.#wrong.push(`${path} (${type}${this.#where})`);
    return text ?? '';
  }

  /** Every token of a group of the kit. */
  group<Group extends 'color' | 'elevation' | 'radius'>(
    group: Group,
    type: string,
    textIn: (value: unknown) => string | undefined,
  ): Readonly<Record<keyof (typeof vars)[Group], string>> {
    return mapped(vars[group], (name) => this.text(`${group}.${name}`, type, textIn));
  }
}

/** The same names with other values. */
function mapped<Names extends Readonly<Record<string, string>>>(
  names: Names,
  valueOf: (name: string) => string,
): Record<keyof Names, string> {
  const values: Record<keyof Names, string> = { ...names };
  for (const name of Object.keys(names)) Object.assign(values, { [name]: valueOf(name) });
  return values;
}

const firstOf = (families: string) => families.split(',')[0]?.trim().replaceAll('"', '') ?? '';

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The texts of a group as far as they are given, else what stands in. */
function textsOf<Names extends Readonly<Record<string, string>>>(
  given: unknown,
  standIns: Names,
): Record<keyof Names, string> {
  const texts: Readonly<Record<string, unknown>> = { ...Object(given) };
  return mapped(standIns, (name) => textOf(texts[name]) ?? standIns[name] ?? '');
}

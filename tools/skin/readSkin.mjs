import { dirname, join } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { renamed } from './renamed.mjs';

/** @typedef {import('@kislap/ui').Skin} Skin */
/** @typedef {{ scheme: string, front: string, back: string, ratio: number, minimum: number, kind: string }} Measured */
/** @typedef {{ id: string, name: string, colors: Readonly<Record<string, string>> }} SkinWish */

const theme = fileURLToPath(new URL('../../libs/ui/src/theme/', import.meta.url));
const options = { configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ('error') };

/** What the kit has for skins: it is written in TypeScript, beside its tests. */
export async function kit() {
  /** @type {{ module: typeof import('@kislap/ui/skins') }} */
  const { module } = await runnerImport(join(theme, '../skins.ts'), options);
  return module;
}

async function brandTokens() {
  /** @type {{ module: typeof import('@kislap/ui/brand-tokens') }} */
  const { module } = await runnerImport(join(theme, 'brand-tokens/index.ts'), options);
  return module;
}

/** @param {string} text @returns {unknown} @throws {Error} in words for whoever typed the name of the file */
function parsed(text) {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`The token file is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** @param {unknown} value @returns {Readonly<Record<string, unknown>>} */
const nodeOf = (value) => ({ ...Object(value) });

/**
 * The skin of a token file, in the format 2025.10 or as older files are written, with `value` and `type`, and values as texts. A resolver document
 * whose tokens have the kit's names is taken whole; of a file with `brand.ground`, `brand.accent` and `brand.festive` the rest
 * is derived; of any other file the wish says which tokens those three are.
 *
 * @param {string} file
 * @param {SkinWish} wish The id, the name, and by `ground`, `accent` and `festive` the path of a token
 * @returns {Promise<Skin>}
 * @throws {Error} that says everything that is wrong with the file
 */
export async function readSkin(file, { id, name, colors }) {
  const document = renamed(parsed(readFileSync(file, 'utf8')));
  if ('modifiers' in nodeOf(document)) {
    const { skinFromTokens } = await kit();
    const skin = skinFromTokens(document, filesBeside(file, document));
    return { ...skin, ...(id === '' ? {} : { id }), ...(name === '' ? {} : { name }) };
  }
  const { skinFromBrandTokens } = await brandTokens();
  const tokens = Object.keys(colors).length === 0 ? document : await chosen(document, colors);
  const made = skinFromBrandTokens(tokens, { id, name: name === '' ? id : name });
  if ('problems' in made) throw new Error(made.problems.join('\n'));
  return made.skin;
}

/** The three colours of a brand out of a file that calls them otherwise. @param {unknown} document @param {Readonly<Record<string, string>>} colors */
async function chosen(document, colors) {
  const { readBrandTokens } = await brandTokens();
  const read = readBrandTokens(document);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  const brand = Object.entries(colors).map(([role, path]) => {
    const token = read.tokens.get(path);
    if (token === undefined) throw new Error(`${path} is no token of this file.`);
    return [role, { $type: token.type, $value: token.value }];
  });
  return { brand: Object.fromEntries(brand) };
}

/** The files that a resolver document names, as far as they lie beside it. @param {string} file @param {unknown} document */
function filesBeside(file, document) {
  const names = [...JSON.stringify(document).matchAll(/"\$ref":"(?<name>[^"#][^"]*)"/g)].map(
    ({ groups }) => groups?.['name'] ?? '',
  );
  const read = names
    .map((name) => [name, join(dirname(file), name)])
    .filter(([, path = '']) => existsSync(path));
  return Object.fromEntries(read.map(([name, path = '']) => [name, JSON.parse(readFileSync(path, 'utf8'))]));
}

/** How far apart every two colours that can meet are, the closest first. @param {Skin} skin @returns {Promise<readonly Measured[]>} */
export async function measure({ schemes }) {
  const { contrast, contrastPairs } = await kit();
  return Object.entries(schemes)
    .flatMap(([scheme, { color }]) =>
      contrastPairs.map(({ front, back, minimum, kind }) => ({
        scheme,
        front,
        back,
        ratio: contrast(color[front], color[back]),
        minimum,
        kind,
      })),
    )
    .toSorted((one, other) => one.ratio / one.minimum - other.ratio / other.minimum);
}

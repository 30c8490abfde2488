import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatted } from '../format.mjs';

const descriptions = 'libs/i18n/src/catalogues/descriptions.json';
const catalogues = {
  en: 'libs/i18n/src/catalogues/en.json',
  fil: 'libs/i18n/src/catalogues/fil.json',
};

/**
 * Writes what a generator planned, formatted like everything else.
 *
 * @param {string} top The repository, or a copy of it.
 * @param {import('./Plan.mjs').Plan} plan
 * @returns {Promise<string[]>} The paths that were written.
 * @throws {Error} Before anything is written, when a new file would replace one or a place to insert is not there.
 */
export async function apply(top, { files, appended = {}, inserted = {}, messages = {}, described = {} }) {
  const taken = Object.keys(files).find((path) => existsSync(join(top, path)));
  if (taken !== undefined) throw new Error(`${taken} exists already; nothing was written.`);
  const changed = new Map([
    ...Object.entries(files),
    ...Object.entries(appended).map(([path, text]) => entry(path, withEnd(read(top, path), text))),
    ...Object.entries(inserted).map(([path, insertion]) =>
      entry(path, withInside(read(top, path), path, insertion)),
    ),
    ...(Object.keys(messages).length > 0 ? withMessages(top, messages) : []),
    ...(Object.keys(described).length > 0
      ? [entry(descriptions, withKeys(read(top, descriptions), described))]
      : []),
  ]);
  for (const [path, text] of changed) await write(top, path, text);
  return [...changed.keys()];
}

/** @param {string} path @param {string} text @returns {[string, string]} */
const entry = (path, text) => [path, text];

/** @param {string} top @param {string} path */
function read(top, path) {
  if (!existsSync(join(top, path))) throw new Error(`${path} does not exist; nothing was written.`);
  return readFileSync(join(top, path), 'utf8');
}

/** @param {string} before @param {string} lines */
const withEnd = (before, lines) => `${before.replace(/^export \{\};\n/, '')}${lines}`;

/** @param {string} text @param {string} path @param {import('./Plan.mjs').Insertion} insertion */
function withInside(text, path, { before, text: lines }) {
  const [head, tail, ...more] = text.split(before);
  if (head === undefined || tail === undefined || more.length > 0) {
    throw new Error(`${path} has no single place before ${JSON.stringify(before)}; nothing was written.`);
  }
  return `${head}${lines}${before}${tail}`;
}

/**
 * @param {string} top
 * @param {Record<string, { en: string, fil: string }>} messages
 * @returns {[string, string][]}
 */
function withMessages(top, messages) {
  return [/** @type {const} */ ('en'), /** @type {const} */ ('fil')].map((language) => {
    const texts = Object.entries(messages).map(([id, text]) => [id, text[language]]);
    const path = catalogues[language];
    return entry(path, withKeys(read(top, path), Object.fromEntries(texts)));
  });
}

/**
 * What a key says already stays.
 *
 * @param {string} json
 * @param {Record<string, string>} added
 */
function withKeys(json, added) {
  const all = { ...added, ...JSON.parse(json) };
  const sorted = Object.entries(all).sort(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify(Object.fromEntries(sorted), null, 2);
}

/** @param {string} top @param {string} path @param {string} text */
async function write(top, path, text) {
  const filepath = join(top, path);
  mkdirSync(dirname(filepath), { recursive: true });
  writeFileSync(filepath, path.endsWith('.mdx') ? text : await formatted(path, text));
}

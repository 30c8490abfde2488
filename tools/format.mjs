import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format } from 'oxfmt';

/** The formatter is asked with the same settings as by `npm run format`. */
const settings = JSON.parse(readFileSync(new URL('../.oxfmtrc.json', import.meta.url), 'utf8'));

/**
 * A text as the formatter leaves it in a file of this name.
 *
 * @param {string} path Its ending says the language.
 * @param {string} text
 * @throws {Error} When it cannot be read.
 */
export async function formatted(path, text) {
  const { code, errors } = await format(path, text, settings);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  return code;
}

/** @param {string} path @param {string} text */
export async function writeFormatted(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await formatted(path, text));
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/**
 * Writes what a generator planned, formatted like everything else.
 *
 * @param {string} top The repository, or a copy of it.
 * @param {import('./rule.mjs').Plan} plan
 * @returns {Promise<string[]>} The paths that were written.
 * @throws {Error} Before anything is written, when a new file would replace one.
 */
export async function apply(top, { files, appended }) {
  const taken = Object.keys(files).find((path) => existsSync(join(top, path)));
  if (taken !== undefined) throw new Error(`${taken} exists already; nothing was written.`);
  const missing = Object.keys(appended).find((path) => !existsSync(join(top, path)));
  if (missing !== undefined) throw new Error(`${missing} does not exist; nothing was written.`);
  for (const [path, text] of Object.entries(files)) await write(top, path, text);
  for (const [path, lines] of Object.entries(appended)) {
    const before = readFileSync(join(top, path), 'utf8').replace(/^export \{\};\n/, '');
    await write(top, path, `${before}${lines}`);
  }
  return [...Object.keys(files), ...Object.keys(appended)];
}

/** @param {string} top @param {string} path @param {string} text */
async function write(top, path, text) {
  const filepath = join(top, path);
  const options = await resolveConfig(filepath);
  mkdirSync(dirname(filepath), { recursive: true });
  writeFileSync(filepath, path.endsWith('.mdx') ? text : await format(text, { ...options, filepath }));
}

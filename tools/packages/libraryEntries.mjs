import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const libraries = fileURLToPath(new URL('../../libs', import.meta.url));

/**
 * What a library is built from: the entries of its `exports` that name a source, by the name of the file they become.
 *
 * @param {string} library
 * @param {(conditions: Record<string, string>) => boolean} [isWanted]
 * @returns {Record<string, string>}
 */
export function libraryEntries(library, isWanted = () => true) {
  const { exports } = JSON.parse(readFileSync(join(libraries, library, 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.values(exports)
      .filter((conditions) => conditions.import !== undefined && isWanted(conditions))
      .map((conditions) => [conditions.import.replace(/^\.\/dist\/|\.js$/g, ''), conditions.source]),
  );
}

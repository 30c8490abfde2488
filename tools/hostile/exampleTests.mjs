import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { topics } from '../api/topics.mjs';

/**
 * The tests of the examples of a library, as `npm run examples` has written them.
 *
 * @param {string} library
 * @param {readonly string[]} [only] Topics; all of them when left out.
 * @returns {string[]} Files.
 */
export function exampleTests(library, only) {
  return topics()
    .filter((one) => one.library === library && (only?.includes(one.topic) ?? true))
    .map(({ folder, index }) =>
      join(folder, `${basename(index, '.ts')}.`.replace('index.', '') + 'examples.test.ts'),
    )
    .filter((file) => existsSync(file));
}

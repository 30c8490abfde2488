import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const barrel = fileURLToPath(new URL('../../libs/ui/src/index.ts', import.meta.url));
const exportLine = /^export (?!type)\{([^}]*)\} from '\.\/([^']+)';$/gm;

/**
 * Something the kit exports by name: a component, a context or a function.
 *
 * @typedef {object} KitPart
 * @property {string} name
 * @property {string} layer Its first folder: `primitives`, `patterns`, `player`, `art` or `theme`.
 * @property {string} path Where it is written, from the kit's sources, without an ending.
 */

/**
 * Everything that the kit's edge exports as a value.
 *
 * @param {string} [source]
 * @returns {readonly KitPart[]}
 */
export function kitComponents(source = readFileSync(barrel, 'utf8')) {
  return [...source.matchAll(exportLine)].flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => ({ name, layer: path.split('/')[0] ?? '', path })),
  );
}

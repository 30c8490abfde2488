import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../libs', import.meta.url));

/**
 * A library as it is developed and as it is published: the built folder is the whole package.
 *
 * @typedef {object} Library
 * @property {string} name Its folder under `libs`; `@kislap/` before it is the package.
 * @property {string} home
 * @property {string} dist
 */

/** Whoever depends on another comes after it. @type {readonly Library[]} */
export const libraries = ['domain', 'api', 'i18n', 'ui'].map((name) => ({
  name,
  home: join(folder, name),
  dist: join(folder, name, 'dist'),
}));

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const notOurs = new Set([
  '.git',
  '.nx',
  '.kislap',
  '.stryker-tmp',
  'node_modules',
  'dist',
  'coverage',
  'generated',
  'reports',
  'test-results',
  'playwright-report',
  'storybook-static',
]);
const binary = /\.(png|avif|webp|ico|woff2|jpg|gz|br|mp3)$/;

/**
 * Reads every text file of the project.
 *
 * @param {string} top
 * @param {string} [folder]
 * @returns {Map<string, string>} Text by path from the top, with forward slashes.
 */
export function readTree(top, folder = '') {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const entry of readdirSync(join(top, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (notOurs.has(entry.name)) continue;
    if (entry.isDirectory()) readTree(top, path).forEach((text, inner) => files.set(inner, text));
    else if (entry.isFile() && !binary.test(path)) files.set(path, readFileSync(join(top, path), 'utf8'));
  }
  return files;
}

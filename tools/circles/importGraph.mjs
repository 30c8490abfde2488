import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import ts from 'typescript';

/** @typedef {ReadonlyMap<string, readonly string[]>} Graph What each node leads to. */

const source = /\.(ts|tsx|mts|mjs)$/;
const notProduction =
  /\.(test|test-d|spec|stories|config)\.\w+$|\.d\.ts$|(^|\/)(tests?|testing|e2e|oracle)\//;
const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.tsx'];
const skipped = new Set(['node_modules', 'dist', 'coverage', 'reports', 'storybook-static']);

/**
 * Reads which production file of a folder imports which: static and dynamic imports, exports from, and imports of
 * types.
 *
 * @param {string} folder
 * @returns {Graph} Paths from the folder, with forward slashes.
 */
export function importGraph(folder) {
  const files = new Set(listFiles(folder, folder));
  return new Map(
    [...files].map((file) => [
      file,
      importsIn(readFileSync(join(folder, file), 'utf8'))
        .map((name) => posix.join(posix.dirname(file), name))
        .flatMap((target) => endings.map((ending) => target + ending).find((path) => files.has(path)) ?? []),
    ]),
  );
}

/** The relative imports in a source text, of every kind. @param {string} text */
export function importsIn(text) {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'));
}

/**
 * The same graph between top folders; a file that lies in no folder stands for itself.
 *
 * @param {Graph} graph
 * @returns {Graph}
 */
export function topFolders(graph) {
  /** @type {Map<string, Set<string>>} */
  const folders = new Map();
  for (const [file, targets] of graph) {
    const top = topOf(file);
    const known = folders.get(top) ?? new Set();
    for (const target of targets) if (topOf(target) !== top) known.add(topOf(target));
    folders.set(top, known);
  }
  return new Map([...folders].map(([top, targets]) => [top, [...targets]]));
}

/** @param {string} path */
const topOf = (path) => path.split('/')[0] ?? path;

/** @param {string} root @param {string} folder @returns {string[]} */
function listFiles(root, folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : listFiles(root, path);
    const name = relative(root, path).split(sep).join('/');
    return source.test(name) && !notProduction.test(name) ? [name] : [];
  });
}

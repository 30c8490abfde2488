import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * How finely a project is cut. A file counts as lonely when one file alone imports it, that one lies beside it, and it
 * has neither a test nor stories of its own; what an index exports is not lonely, and a style sheet has to be a file.
 *
 * @typedef {{ files: number, lines: readonly number[], lonely: readonly string[] }} Figures
 */

const index = /(^|\/)(index|internal)\.tsx?$/;

/**
 * @param {string} folder
 * @param {import('./importGraph.mjs').Graph} graph
 * @returns {Figures}
 */
export function figuresOf(folder, graph) {
  const files = [...graph.keys()];
  /** @type {Map<string, string[]>} */
  const importers = new Map(files.map((file) => [file, []]));
  for (const [file, targets] of graph)
    for (const target of new Set(targets)) importers.get(target)?.push(file);
  /** @param {string} file */
  const isLonely = (file) => {
    const [only, ...others] = importers.get(file) ?? [];
    if (only === undefined || others.length > 0 || index.test(only) || file.endsWith('.css.ts')) return false;
    return dirname(only) === dirname(file) && !hasOwnTest(join(folder, file));
  };
  return {
    files: files.length,
    lines: files.map((file) => readFileSync(join(folder, file), 'utf8').split('\n').length - 1),
    lonely: files.filter(isLonely),
  };
}

/** @param {string} path */
function hasOwnTest(path) {
  const stem = join(dirname(path), basename(path).replace(/\.\w+$/, ''));
  return ['test.ts', 'test.tsx', 'test.mjs', 'stories.tsx'].some((ending) => existsSync(`${stem}.${ending}`));
}

import { posix } from 'node:path';

/** @typedef {import('./text.mjs').Tree} Tree */
/** @typedef {{ from: string, to: string }} Crossing A file, and what it names by a relative path. */

const code = /\.(ts|tsx|mts|mjs|js|mdx)$/;
const relativeImport = /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const namedImport = /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*['"](@kislap\/[\w-]+)/g;
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '.json', '/index.ts'];

/** The project a file belongs to, as nx cuts the workspace. @param {string} path */
export const projectOf = (path) => /^(?:(?:apps|libs)\/[^/]+|tools)(?=\/)/.exec(path)?.[0];

/**
 * Every relative import that leaves its project, by the file it leads to.
 *
 * @param {Tree} tree
 * @returns {readonly Crossing[]}
 */
export function crossingImports(tree) {
  return [...tree.keys()]
    .filter((path) => code.test(path) && projectOf(path) !== undefined)
    .flatMap((from) => importedFiles(tree, from).map((to) => ({ from, to })))
    .filter(({ from, to }) => projectOf(from) !== projectOf(to));
}

/**
 * The files that a file imports by a relative path.
 *
 * @param {Tree} tree
 * @param {string} path
 */
export const importedFiles = (tree, path) =>
  [...(tree.get(path) ?? '').matchAll(relativeImport)].map(([, source = '']) =>
    fileAt(tree, posix.join(posix.dirname(path), source)),
  );

/** @param {Tree} tree @param {string} target */
const fileAt = (tree, target) =>
  endings.map((ending) => target + ending).find((path) => tree.has(path)) ?? target;

/** Who may reach into another project all the same, and why. @type {Readonly<Record<string, string>>} */
const reaching = {
  'apps/storybook/docs/Illustrations.mdx':
    'Storybook finds the stories that a page shows by relative paths alone',
};

/**
 * A file imports nothing of another project by a relative path, which its `package.json` would not tell of.
 *
 * @param {Tree} tree
 */
export const namedProjects = (tree) =>
  crossingImports(tree)
    .filter(({ from, to }) => !(from in reaching) && (projectOf(to) !== undefined || tree.has(to)))
    .map(({ from, to }) => `${from} reaches into ${to}: import the package by its name`);

/**
 * A project lists what it imports of the others in its `package.json`, which is what nx and npm read. Not so the tools:
 * theirs are texts of what they write, and programs that use the packed libraries.
 *
 * @param {Tree} tree
 */
export function listedProjects(tree) {
  return [...tree]
    .filter(([path]) => code.test(path) && /^(?:apps|libs)\//.test(path))
    .flatMap(([path, text]) => {
      const project = projectOf(path);
      const { name, dependencies, devDependencies } = JSON.parse(tree.get(`${project}/package.json`) ?? '{}');
      const listed = new Set([name, ...Object.keys({ ...dependencies, ...devDependencies })]);
      const imported = new Set([...text.matchAll(namedImport)].map(([, source = '']) => source));
      return [...imported]
        .filter((source) => !listed.has(source))
        .map((source) => `${path} imports ${source}, which ${project}/package.json does not list`);
    });
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emitDeclarations, withFileNames } from './emitDeclarations.mjs';
import { libraryEntries } from './libraryEntries.mjs';

/** @typedef {import('./libraries.mjs').Library} Library */
/** @typedef {{ name: string, module: string }} Entry */

/** @param {Record<string, string>} conditions */
const isRequired = ({ require }) => require !== undefined;

/** @param {Library} library @param {((conditions: Record<string, string>) => boolean)} [isWanted] @returns {Entry[]} */
const entriesOf = ({ name: library }, isWanted) =>
  Object.entries(libraryEntries(library, isWanted)).map(([name, source]) => ({
    name,
    module: `libs/${library}/${source.replace(/^\.\/|\.tsx?$/g, '')}`,
  }));

/**
 * Writes the types of the packages: one declaration per module under `types`, so that a type exists once however many
 * entries export it, and one file per entry that points there. What is required gets the same again as `.d.cts`.
 *
 * @param {readonly Library[]} libraries
 */
export function writeDeclarations(libraries) {
  const sources = libraries.flatMap(({ name, home }) =>
    Object.values(libraryEntries(name)).map((source) => join(home, source)),
  );
  const declarations = emitDeclarations(sources);
  for (const library of libraries) {
    rmSync(join(library.dist, 'types'), { recursive: true, force: true });
    writeTree(library, entriesOf(library), declarations, { script: '.js', types: '.d.ts' });
    writeTree(library, entriesOf(library, isRequired), declarations, { script: '.cjs', types: '.d.cts' });
  }
}

/**
 * @param {Library} library
 * @param {readonly Entry[]} entries
 * @param {ReadonlyMap<string, string>} declarations
 * @param {{ script: '.js' | '.cjs', types: string }} extensions
 */
function writeTree({ name, dist }, entries, declarations, { script, types }) {
  const sources = `libs/${name}/src/`;
  const waiting = entries.map(({ module }) => module);
  const written = new Set();
  for (const module of waiting) {
    if (written.has(module)) continue;
    written.add(module);
    if (!module.startsWith(sources))
      throw new Error(`${name} declares something of ${module}, not of its own.`);
    const { text, named } = withFileNames(module, declarations.get(module) ?? '', declarations, script);
    write(join(dist, 'types', module.slice(sources.length) + types), text);
    waiting.push(...named);
  }
  for (const { name: entry, module } of entries) {
    write(join(dist, entry + types), `export * from './types/${module.slice(sources.length)}${script}';\n`);
  }
}

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

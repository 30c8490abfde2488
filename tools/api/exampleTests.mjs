import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { docOf } from './docOf.mjs';
import { exampleTest, needsDocument } from './exampleTest.mjs';
import { readExports } from './readExports.mjs';
import { topics } from './topics.mjs';

const libs = fileURLToPath(new URL('../../libs', import.meta.url));

/**
 * @typedef {import('./topics.mjs').Topic & { exports: readonly (import('./readExports.mjs').Exported &
 * import('./docOf.mjs').Doc)[] }} Surface
 */

/** What a library exports, by its topics, with its docstrings. @param {string} library @returns {readonly Surface[]} */
export const surfaceOf = (library) =>
  topics()
    .filter((topic) => topic.library === library)
    .map((topic) => ({
      ...topic,
      exports: readExports(topic.index).map((one) => ({ ...one, ...docOf(one.node) })),
    }));

/**
 * Writes the examples in a library's docstrings as tests into `libs/<library>/generated`, which is not committed. The
 * library's Vitest config calls it before it looks for tests; files that are right already are not touched.
 *
 * @param {string} library
 */
export function writeExampleTests(library) {
  const folder = join(libs, library, 'generated');
  const surface = surfaceOf(library);
  const wanted = new Map(surface.flatMap((topic) => testsOf(topic, surface, folder)));
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(join(folder, file));
  for (const [file, text] of wanted) writeIfChanged(join(folder, file), text);
}

/** @param {Surface} topic @param {readonly Surface[]} surface @param {string} folder @returns {[string, string][]} */
function testsOf({ library, topic, index, exports }, surface, folder) {
  const known = new Map(
    surface
      .filter((one) => library === 'domain' || one.topic === topic)
      .flatMap((one) => one.exports.map(({ name, kind }) => [name, kind])),
  );
  const entry = pathTo(folder, library === 'domain' ? join(libs, 'domain/src/index.ts') : index);
  const shown = exports.filter(({ examples }) => examples.length > 0);
  const inDocument = shown.filter(({ examples }) => examples.some(needsDocument));
  const anywhere = shown.filter((one) => !inDocument.includes(one));
  return [
    { file: `${topic}.test.ts`, examples: anywhere },
    { file: `${topic}.document.test.ts`, examples: inDocument },
  ]
    .filter(({ examples }) => examples.length > 0)
    .map(({ file, examples }) => [
      file,
      withOwnPaths(surface, folder, exampleTest(topic, examples, known, entry)),
    ]);
}

/**
 * A library does not import itself by its name. @param {readonly Surface[]} surface @param {string} folder @param
 * {string} text
 */
const withOwnPaths = (surface, folder, text) =>
  surface.reduce(
    (written, { library, topic, index }) =>
      library === 'domain'
        ? written
        : written.replaceAll(
            `from '@kislap/${topic === 'index' ? library : `${library}/${topic}`}'`,
            `from '${pathTo(folder, index)}'`,
          ),
    text,
  );

/** @param {string} folder @param {string} file */
const pathTo = (folder, file) => relative(folder, file).replaceAll('\\', '/').replace(/\.ts$/, '');

/** In one step, since another run may be reading it. @param {string} path @param {string} text */
function writeIfChanged(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  const unfinished = join(path, '..', `.${basename(path)}.${process.pid}`);
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { docOf } from './api/docOf.mjs';
import { exampleTest, saysResult, needsDocument } from './api/exampleTest.mjs';
import { readExports } from './api/readExports.mjs';
import { storiesOf } from './api/storiesOf.mjs';
import { topics } from './api/topics.mjs';

/**
 * `npm run examples`: writes the examples of the docstrings as tests, and counts what is documented. An export without
 * a docstring, or without an example that says what comes out, fails it. `--check` writes nothing: it fails when the
 * tests are not what the docstrings say, too.
 */
const repository = fileURLToPath(new URL('..', import.meta.url));
const isCheck = process.argv.includes('--check');
/** @type {string[]} */
const problems = [];

/** @param {string} path @param {string} text */
async function keep(path, text) {
  const written = await format(text, { ...(await resolveConfig(path)), filepath: path });
  if (existsSync(path) && readFileSync(path, 'utf8') === written) return;
  if (isCheck) problems.push(`${relative(repository, path)} is not what the docstrings say.`);
  else writeFileSync(path, written);
}

/** @param {import('./api/readExports.mjs').Exported & { examples: readonly string[] }} exported */
function hasExample(exported) {
  const { kind, examples } = exported;
  if (examples.length > 0) return kind === 'type' || examples.some(saysResult);
  return storiesOf(exported).length > 0;
}

const surface = topics().map((topic) => ({
  ...topic,
  exports: readExports(topic.index).map((one) => ({ ...one, ...docOf(one.node) })),
}));

/** @param {string} library */
function countOf(library) {
  const all = new Map(
    surface
      .filter((topic) => topic.library === library)
      .flatMap((topic) => topic.exports.map((one) => [`${one.file} ${one.name}`, one])),
  );
  const exports = [...all.values()];
  const undescribed = exports.filter(({ text }) => text === '').map(({ name }) => name);
  const lacking = exports.filter((one) => !hasExample(one)).map(({ name }) => name);
  return { exports: exports.length, undescribed, lacking };
}

/** A test of some examples, or none where there are none any more. @param {string} file @param {string} text */
async function keepTest(file, text) {
  if (text !== '') await keep(file, text);
  else if (!existsSync(file)) return;
  else if (isCheck) problems.push(`${relative(repository, file)} has no examples any more.`);
  else rmSync(file);
}

/** A library does not import itself by its name. @param {string} library @param {string} folder @param {string} text */
function withOwnPaths(library, folder, text) {
  const own = surface.filter((one) => one.library === library && library !== 'domain');
  return own.reduce((written, { topic, index }) => {
    const name = topic === 'index' ? library : `${library}/${topic}`;
    const path = relative(folder, index).replace(/\.ts$/, '');
    return written.replaceAll(
      `from '@kislap/${name}'`,
      `from '${path.startsWith('.') ? path : `./${path}`}'`,
    );
  }, text);
}

for (const { library, topic, index, folder, exports } of surface) {
  const known = new Map(
    surface
      .filter((one) => one.library === library && (library === 'domain' || one.topic === topic))
      .flatMap((one) => one.exports.map(({ name, kind }) => [name, kind])),
  );
  const own = basename(index, '.ts');
  const entry = library === 'domain' ? '../index' : `./${own}`;
  const prefix = own === 'index' ? '' : `${own}.`;
  const told = exports.filter(({ examples }) => examples.length > 0);
  const inDocument = told.filter(({ examples }) => examples.some(needsDocument));
  const anywhere = told.filter((one) => !inDocument.includes(one));
  const test = (/** @type {typeof told} */ shown) =>
    shown.length === 0 ? '' : withOwnPaths(library, folder, exampleTest(topic, shown, known, entry));
  await keepTest(join(folder, `${prefix}examples.test.ts`), test(anywhere));
  await keepTest(join(folder, `${prefix}documentExamples.test.ts`), test(inDocument));
}

for (const library of ['domain', 'api', 'i18n', 'ui']) {
  const { exports, undescribed, lacking } = countOf(library);
  const told = `${exports - undescribed.length} of ${exports} exports with a docstring`;
  console.log(`${library.padEnd(7)} ${told}, ${exports - lacking.length} with an example`);
  if (undescribed.length > 0)
    problems.push(`${library}: no docstring says what ${undescribed.join(', ')} is.`);
  if (lacking.length > 0) problems.push(`${library}: no example shows ${lacking.join(', ')}.`);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    'Run `npm run examples`, and give what is new a docstring with an example that says what comes out.',
  );
  process.exitCode = 1;
}

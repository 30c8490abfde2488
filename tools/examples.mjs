import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { docOf } from './api/docOf.mjs';
import { exampleTest, saysResult } from './api/exampleTest.mjs';
import { readExports } from './api/readExports.mjs';
import { topics } from './api/topics.mjs';

/**
 * `npm run examples`: writes the examples of the docstrings as tests, and counts what is documented. `--check` writes
 * nothing: it fails when the tests are not what the docstrings say, or when more is undocumented than
 * `docs/api/documented.json` allows. `--missing` lists what has no example yet.
 */
const repository = fileURLToPath(new URL('..', import.meta.url));
const countFile = join(repository, 'docs/api/documented.json');
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

/** A component is shown by its stories, which are run; a type of the kit by the component that takes it. @param {string} file */
const hasStory = (file) =>
  existsSync(join(dirname(file), `${basename(file).replace(/\.tsx?$/, '')}.stories.tsx`));

/** @param {string} library @param {{ kind: string, file: string, examples: readonly string[] }} exported */
function hasExample(library, { kind, file, examples }) {
  if (examples.length > 0) return kind === 'type' || examples.some(saysResult);
  return library === 'ui' && hasStory(file);
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
      .flatMap((topic) => topic.exports.map((one) => [one.name, one])),
  );
  const exports = [...all.values()];
  const undescribed = exports.filter(({ text }) => text === '').map(({ name }) => name);
  const lacking = exports.filter((one) => !hasExample(library, one)).map(({ name }) => name);
  return { exports: exports.length, undescribed, lacking };
}

for (const { library, topic, folder, exports } of surface) {
  const known = new Map(
    surface
      .filter((one) => one.library === library && (library === 'domain' || one.topic === topic))
      .flatMap((one) => one.exports.map(({ name, kind }) => [name, kind])),
  );
  const told = exports.filter(({ examples }) => examples.length > 0);
  const file = join(folder, 'examples.test.ts');
  if (told.length > 0 && (library === 'domain' || topic !== 'testing')) {
    await keep(file, exampleTest(topic, told, known, library === 'domain' ? '../index' : './index'));
  } else if (existsSync(file)) {
    if (isCheck) problems.push(`${relative(repository, file)} has no examples any more.`);
    else rmSync(file);
  }
}

const allowed = existsSync(countFile) ? JSON.parse(readFileSync(countFile, 'utf8')) : {};
/** @type {Record<string, { exports: number, undescribed: number, withoutExample: number }>} */
const counts = {};
for (const library of ['domain', 'api', 'i18n', 'ui']) {
  const { exports, undescribed, lacking } = countOf(library);
  const count = { exports, undescribed: undescribed.length, withoutExample: lacking.length };
  const limit = allowed[library] ?? count;
  counts[library] = {
    exports,
    undescribed: Math.min(count.undescribed, limit.undescribed),
    withoutExample: Math.min(count.withoutExample, limit.withoutExample),
  };
  console.log(
    `${library.padEnd(7)} ${exports - lacking.length} of ${exports} with an example, ${exports - undescribed.length} with a docstring`,
  );
  if (count.undescribed > limit.undescribed) {
    problems.push(
      `${library}: ${count.undescribed} exports without a docstring, ${limit.undescribed} are allowed.`,
    );
  }
  if (count.withoutExample > limit.withoutExample) {
    problems.push(
      `${library}: ${count.withoutExample} exports without an example, ${limit.withoutExample} are allowed.`,
    );
  }
  if (process.argv.includes('--missing')) console.log([...new Set([...undescribed, ...lacking])].join(' '));
}
if (!isCheck) await keep(countFile, JSON.stringify(counts));
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    'Run `npm run examples`, and give what is new a docstring with an example that says what comes out.',
  );
  process.exitCode = 1;
}

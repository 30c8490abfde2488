import { surfaceOf, writeExampleTests } from './api/exampleTests.mjs';
import { saysResult } from './api/exampleTest.mjs';
import { storiesOf } from './api/storiesOf.mjs';
import { readArguments } from './readArguments.mjs';

readArguments('npm run examples', {});

/**
 * `npm run examples`: counts what is documented, and writes the examples as tests, as every test run does. An export
 * without a docstring, or without an example that says what comes out, fails it.
 */

/** @param {import('./api/exampleTests.mjs').Surface['exports'][number]} exported */
function hasExample(exported) {
  const { kind, examples } = exported;
  if (examples.length > 0) return kind === 'type' || examples.some(saysResult);
  return storiesOf(exported).length > 0;
}

/** @type {string[]} */
const problems = [];
for (const library of ['domain', 'api', 'i18n', 'ui']) {
  const all = surfaceOf(library).flatMap((topic) => topic.exports);
  const exports = [...new Map(all.map((one) => [`${one.file} ${one.name}`, one])).values()];
  const undescribed = exports.filter(({ text }) => text === '').map(({ name }) => name);
  const lacking = exports.filter((one) => !hasExample(one)).map(({ name }) => name);
  const described = `${exports.length - undescribed.length} of ${exports.length} exports with a docstring`;
  console.log(`${library.padEnd(7)} ${described}, ${exports.length - lacking.length} with an example`);
  if (undescribed.length > 0)
    problems.push(`${library}: no docstring says what ${undescribed.join(', ')} is.`);
  if (lacking.length > 0) problems.push(`${library}: no example shows ${lacking.join(', ')}.`);
  writeExampleTests(library);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error('Give what is new a docstring with an example that says what comes out.');
  process.exitCode = 1;
}

/** @typedef {import('./readExports.mjs').Exported & { examples: readonly string[] }} Example */

const assertion = /^(?<code>.*?);?\s*\/\/ => (?<expected>.+)$/;
const throwing = /^(?<code>.*?);?\s*\/\/ throws (?<error>\w+)/;
const imported = /^import \{ (?<names>.+) \} from '(?<from>[^']+)';$/;
const string = /"[^"]*"|'[^']*'/g;
/** A word that is neither a property nor the key of one. */
const word = /(?<![\w$]|(?<!\.\.)\.)[A-Za-z_$][\w$]*\b(?!:)/g;

const hook = /\buse[A-Z]\w*\(/;

/** Whether a line says what a hook answers. @param {string} line */
const readsHook = (line) => hook.test(assertion.exec(line)?.groups?.['code'] ?? '');

/** Whether an example needs a document to run in. @param {string} example */
export const needsDocument = (example) =>
  /\b(?:document|renderHook)\b/.test(example) || example.split('\n').some(readsHook);

/** Whether an example says what comes out, so that running it proves something. @param {string} example */
export const saysResult = (example) => /\/\/ (=>|throws) /.test(example);

/**
 * A line of an example as a line of a test. `sum(1, 2); // => 3` expects 3, `sum('1'); // throws TypeError` expects
 * that error; what an awaited promise comes to is said alike. What a hook answers is read in a component, and waited
 * for until it has come. Anything else runs as it stands.
 *
 * @param {string} line
 */
function testLine(line) {
  const { code, expected } = assertion.exec(line)?.groups ?? {};
  if (code !== undefined && readsHook(line))
    return `expect(await shown(() => ${code}, ${expected})).toEqual(${expected});`;
  if (code !== undefined) return `expect(${code}).toEqual(${expected});`;
  const thrown = throwing.exec(line)?.groups;
  if (thrown === undefined) return line;
  const [, promise] = /^await (.+)$/.exec(thrown.code ?? '') ?? [];
  return promise === undefined
    ? `expect(() => ${thrown.code}).toThrow(${thrown.error});`
    : `await expect(${promise}).rejects.toThrow(${thrown.error});`;
}

/** What an example does, without what it imports. @param {string} example */
const ownLines = (example) => example.split('\n').filter((line) => !imported.test(line));

/**
 * What the examples import from other packages, each name once.
 *
 * @param {readonly string[]} examples
 * @returns {Map<string, Set<string>>}
 */
function foreignNames(examples) {
  /** @type {Map<string, Set<string>>} */
  const byPackage = new Map();
  for (const line of examples.flatMap((example) => example.split('\n'))) {
    const { names = '', from = '' } = imported.exec(line)?.groups ?? {};
    const known = byPackage.get(from) ?? new Set();
    names.split(', ').forEach((name) => known.add(name));
    if (from !== '') byPackage.set(from, known);
  }
  return byPackage;
}

/** @param {Example} exported @returns {string[]} */
const testsOf = ({ name, examples }) =>
  examples.map((example, index) => {
    const title = examples.length === 1 ? name : `${name}, example ${index + 1}`;
    const body = ownLines(example).map(testLine).join('\n');
    const proof = saysResult(example) ? '' : '\nexpect.assertions(0);';
    const start = /\bawait\b/.test(body) ? 'async ' : '';
    return `it('${title}', ${start}() => {${proof}\n${body}\n});`;
  });

const importsOfShown = [
  "import { renderHook, waitFor } from '@testing-library/react';",
  "import { createElement } from 'react';",
  "import { SWRConfig } from 'swr';",
];

/** Reads a hook in a component that shares nothing with any other, once it answers what is expected of it. */
const shown = `
async function shown<Shown>(hook: () => Shown, expected: unknown): Promise<Shown> {
  const { result } = renderHook(hook, {
    wrapper: ({ children }) => createElement(SWRConfig, { value: { provider: () => new Map() } }, children),
  });
  await waitFor(() => expect(result.current).toEqual(expected), { interval: 2 });
  return result.current;
}
`;

/**
 * The examples of one topic as a test: what it runs is what the docstrings say, word for word.
 *
 * @param {string} topic
 * @param {readonly Example[]} exports Those with examples.
 * @param {ReadonlyMap<string, 'value' | 'type'>} known All names of the library.
 * @param {string} library
 */
export function exampleTest(topic, exports, known, library) {
  const examples = exports.flatMap((one) => one.examples);
  const words = new Set(
    examples.flatMap((example) => ownLines(example).join('\n').replace(string, '').match(word) ?? []),
  );
  const isShown = examples.some((example) => example.split('\n').some(readsHook));
  const foreign = [...foreignNames([...examples, ...(isShown ? importsOfShown : [])])];
  const isForeign = (/** @type {string} */ name) => foreign.some(([, names]) => names.has(name));
  const used = [...known]
    .filter(([name]) => words.has(name) && !isForeign(name))
    .toSorted(([a], [b]) => a.localeCompare(b));
  const imports = used.map(([name, kind]) => (kind === 'type' ? `type ${name}` : name)).join(', ');
  return `${examples.some(needsDocument) ? '// @vitest-environment happy-dom\n' : ''}// Written from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
${foreign.map(([from, names]) => `import { ${[...names].join(', ')} } from '${from}';\n`).join('')}import { ${imports} } from '${library}';
${isShown ? shown : ''}
describe('examples of ${topic}', () => {
${exports.flatMap(testsOf).join('\n\n')}
});
`;
}

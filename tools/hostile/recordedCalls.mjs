import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** @typedef {Record<string, unknown>} Module */

/**
 * The calls that the examples of the docstrings make, with what they give: one list of arguments per call. A call that
 * throws, as some examples show, is none.
 *
 * @param {Module} library What the examples import.
 * @param {readonly string[]} tests Files: the tests of the examples, as `npm run examples` has written them.
 * @returns {ReadonlyMap<string, readonly (readonly unknown[])[]>} By the name of the function.
 */
export function recordedCalls(library, tests) {
  /** @type {Map<string, Map<string, readonly unknown[]>>} */
  const calls = new Map();
  const recording = recordingOf(library, (name, given) => {
    const known = calls.get(name) ?? new Map();
    calls.set(name, known.set(JSON.stringify(given), given));
  });
  for (const path of tests) run(readFileSync(path, 'utf8'), recording);
  return new Map([...calls].map(([name, known]) => [name, [...known.values()]]));
}

/** @param {Module} library @param {(name: string, given: readonly unknown[]) => void} keep @returns {Module} */
function recordingOf(library, keep) {
  return Object.fromEntries(
    Object.entries(library).map(([name, exported]) => {
      if (typeof exported !== 'function') return [name, exported];
      const call = (/** @type {readonly unknown[]} */ ...given) => {
        const kept = structuredClone(given);
        const answer = Reflect.apply(exported, undefined, given);
        keep(name, kept);
        return answer;
      };
      return [name, call];
    }),
  );
}

/** Runs a test of examples without judging it: that is what the test itself does. @param {string} test @param {Module} library */
function run(test, library) {
  const { outputText } = ts.transpileModule(test, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext },
  });
  const judge = { toEqual: () => {}, toThrow: () => {} };
  const runner = {
    describe: (/** @type {string} */ _title, /** @type {() => void} */ body) => body(),
    it: (/** @type {string} */ _title, /** @type {() => void} */ body) => body(),
    expect: Object.assign(() => judge, { assertions: () => {} }),
  };
  const find = (/** @type {string} */ name) => (name === 'vitest' ? runner : library);
  Reflect.construct(Function, ['require', 'exports', outputText])(find, {});
}

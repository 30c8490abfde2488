import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { readExports } from '../../api/readExports.mjs';
import { domainFunctions } from '../../odd/domainFunctions.mjs';
import { libraries } from '../libraries.mjs';
import { libraryEntries } from '../libraryEntries.mjs';
import { ShapeSource } from './ShapeSource.mjs';
import { checkedParameters } from './checkedParameters.mjs';

/** @typedef {import('../../odd/domainFunctions.mjs').DomainFunction} DomainFunction */

/**
 * Writes the checked build of the domain beside the lean one: the same entries, each function of which looks at the
 * shapes of its arguments and then calls the lean one. So there is one copy of every rule and every constant, whichever
 * build a module comes by.
 *
 * @param {string} dist The package that tsup has built.
 */
export function writeChecked(dist) {
  const { checker, functions } = domainFunctions();
  const shapes = new ShapeSource();
  const { index, ...topics } = libraryEntries('domain');
  const home = libraries.find(({ name }) => name === 'domain')?.home ?? '';
  const byName = new Map(functions.map((one) => [one.name, one]));
  for (const [topic, source] of Object.entries(topics)) {
    const values = readExports(join(home, source)).filter(({ kind }) => kind === 'value');
    const rules = values.map(({ name }) => ({ name, rule: byName.get(name) }));
    write(dist, topic, topicModule(topic, rules, shapes, checker));
  }
  const all = Object.keys(topics).map((topic) => `export * from './${topic}.js';\n`);
  write(dist, basename(index ?? 'index', '.ts'), all.join(''));
  write(dist, 'shapes', shapes.declarations());
}

/**
 * @param {string} topic
 * @param {readonly { name: string, rule: DomainFunction | undefined }[]} exports A rule, or a value that is none.
 * @param {ShapeSource} shapes
 * @param {ts.TypeChecker} checker
 */
function topicModule(topic, exports, shapes, checker) {
  const handedOn = exports.filter(({ rule }) => rule === undefined).map(({ name }) => name);
  const checked = exports.flatMap(({ name, rule }) =>
    rule === undefined ? [] : [`export const ${name} = ${call(rule, shapes, checker)};`],
  );
  return [
    `import * as rules from '../${topic}.js';`,
    `import { checkedCall } from './checkedCall.js';`,
    `import * as shapes from './shapes.js';`,
    ...(handedOn.length > 0 ? [`export { ${handedOn.join(', ')} } from '../${topic}.js';`] : []),
    ...checked,
    '',
  ].join('\n');
}

/** @param {DomainFunction} rule @param {ShapeSource} shapes @param {ts.TypeChecker} checker */
function call(rule, shapes, checker) {
  const parameters = checkedParameters(rule, checker).map(
    ({ name, shape }) => `{ name: ${JSON.stringify(name)}, shape: ${shapes.textOf(shape)} }`,
  );
  return `/* @__PURE__ */ checkedCall('${rule.name}', rules.${rule.name}, [${parameters.join(', ')}])`;
}

/** For `import` and for `require`. @param {string} dist @param {string} file @param {string} text */
function write(dist, file, text) {
  const folder = join(dist, 'checked');
  const { outputText } = ts.transpileModule(text.replaceAll(".js';", ".cjs';"), {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: false,
    },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${file}.js`), text);
  writeFileSync(join(folder, `${file}.cjs`), outputText);
}

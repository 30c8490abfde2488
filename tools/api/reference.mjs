import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { declaredIn, namesOf } from './declaredIn.mjs';
import { docOf } from './docOf.mjs';
import { readExports } from './readExports.mjs';
import { storiesOf } from './storiesOf.mjs';
import { topics } from './topics.mjs';

/**
 * An export as a reader meets it. `story` is a file from the top of the repository.
 *
 * @typedef {object} Described
 * @property {string} name
 * @property {'type' | 'function' | 'hook' | 'component' | 'class' | 'icon' | 'value'} kind
 * @property {string} text
 * @property {readonly import('./docOf.mjs').Tag[]} tags
 * @property {string} declaration
 * @property {readonly string[]} examples
 * @property {string | undefined} story
 */

/** @typedef {{ entry: string, exports: readonly Described[] }} DescribedEntry */

const repository = fileURLToPath(new URL('../..', import.meta.url));
const printer = ts.createPrinter({ removeComments: true });

/** @param {import('./readExports.mjs').Exported} exported @returns {Described['kind']} */
function kindOf({ name, kind, file, node }) {
  if (kind === 'type') return 'type';
  if (ts.isClassDeclaration(node)) return 'class';
  if (file.includes('/icons/')) return 'icon';
  if (file.endsWith('.tsx') && /^[A-Z]/.test(name)) return 'component';
  const isFunction =
    ts.isFunctionDeclaration(node) || /^export const \w+ = (?:async )?\(/.test(node.getText());
  if (!isFunction) return 'value';
  return /^use[A-Z]/.test(name) ? 'hook' : 'function';
}

/**
 * What a reader needs to see of a declaration. A type is shown as it was written, for the words on its parts, and so
 * are the properties of a component; an inferred type that nobody can read is shown by what it is inferred from.
 *
 * @param {import('./declaredIn.mjs').Declared | undefined} declared
 * @param {import('./readExports.mjs').Exported} exported
 */
function shownOf(declared, { kind, node }) {
  const source = node.getSourceFile();
  if (kind === 'type') return bare(node.getText());
  if (declared === undefined || declared.own.includes('/* inferred, ')) {
    return bare(printer.printNode(ts.EmitHint.Unspecified, node, source));
  }
  const kept = [...declared.kept].map(([name, text]) => {
    const written = source.statements.find((one) => namesOf(one).includes(name));
    return written === undefined ? text : bare(written.getText());
  });
  const own = declared.own.replace(
    /^(function [A-Z]\w*)\(\{[^]*?\}: (\w+)\)[^;]*;$/,
    '$1(props: $2): ReactElement;',
  );
  return [...kept, own].join('\n\n').replace(/import\('[^']*'\)\./g, '');
}

/** @param {string} text */
const bare = (text) => text.replace(/^export (?:declare )?/, '');

/** @param {import('./readExports.mjs').Exported} exported */
function firstStory(exported) {
  const [first] = storiesOf(exported);
  return first === undefined ? undefined : relative(repository, first);
}

/**
 * Everything a library exports, by entry: what its docstrings say, and the declarations of the built package.
 *
 * @param {string} library
 * @returns {readonly DescribedEntry[]}
 */
export function reference(library) {
  const declared = declaredIn(library);
  return topics()
    .filter((one) => one.library === library)
    .map(({ topic, index }) => {
      const entry = topic === 'index' ? library : `${library}/${topic}`;
      const exports = readExports(index).map((exported) => ({
        name: exported.name,
        kind: kindOf(exported),
        ...docOf(exported.node),
        declaration: shownOf(declared(entry, exported.name), exported),
        story: firstStory(exported),
      }));
      return { entry: `@kislap/${entry}`, exports };
    });
}

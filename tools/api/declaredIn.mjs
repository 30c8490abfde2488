import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * A declaration as the built package has it, and what it speaks of that its entry does not export, by name.
 *
 * @typedef {{ own: string, kept: ReadonlyMap<string, string> }} Declared
 */

/** The names that a statement declares. @param {ts.Statement} statement @returns {readonly string[]} */
export function namesOf(statement) {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

/** The names of types that a declaration speaks of. @param {ts.Node} node @returns {readonly string[]} */
function typesIn(node) {
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ inner) => {
    if (ts.isTypeReferenceNode(inner)) found.push(inner.typeName.getText());
    if (ts.isExpressionWithTypeArguments(inner)) found.push(inner.expression.getText());
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return found;
}

/** @param {ts.Node} node */
const textOf = (node) => node.getText().replace(/^export (?:declare )?|^declare /, '');

/** @param {string} section @returns {(name: string) => Declared | undefined} */
function declarationsOf(section) {
  const { statements } = ts.createSourceFile('entry.d.ts', section, ts.ScriptTarget.ES2022, true);
  const isExported = (/** @type {ts.Statement} */ one) => one.getText().startsWith('export ');
  return (/** @type {string} */ name) => {
    const own = statements.filter((one) => isExported(one) && namesOf(one).includes(name));
    const [first] = own;
    if (first === undefined) return undefined;
    const before = statements.slice(0, statements.indexOf(first));
    const kept = own.flatMap(typesIn).flatMap((type) => {
      const near = before.findLast((one) => !isExported(one) && namesOf(one).includes(type));
      return near === undefined ? [] : [/** @type {const} */ ([type, textOf(near)])];
    });
    return { own: own.map(textOf).join('\n'), kept: new Map(kept) };
  };
}

/**
 * The declarations of a library's exports, as the committed report of the built package has them, by entry and name.
 *
 * @param {string} library
 * @returns {(entry: string, name: string) => Declared | undefined}
 */
export function declaredIn(library) {
  const file = fileURLToPath(new URL(`../../docs/api/${library}.api.md`, import.meta.url));
  const sections = readFileSync(file, 'utf8').matchAll(/^## @kislap\/(\S+)\n\n```ts\n([\s\S]*?)\n```$/gm);
  const byEntry = new Map([...sections].map(([, entry = '', text = '']) => [entry, declarationsOf(text)]));
  return (entry, name) => byEntry.get(entry)?.(name);
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * Something a library exports, where it is declared.
 *
 * @typedef {object} Exported
 * @property {string} name
 * @property {'value' | 'type'} kind
 * @property {string} file
 * @property {ts.Node} node
 */

const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx', '/index.d.ts'];

/** @param {string} from @param {string} specifier */
function resolveFile(from, specifier) {
  const path = join(dirname(from), specifier.replace(/\.js$/, ''));
  return endings.map((ending) => path + ending).find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** @type {Map<string, { text: string, source: ts.SourceFile }>} */
const parsed = new Map();

/** Barrels lead to the same files again and again. @param {string} file */
function parse(file) {
  const text = readFileSync(file, 'utf8');
  const known = parsed.get(file);
  if (known?.text === text) return known.source;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  parsed.set(file, { text, source });
  return source;
}

/** @param {ts.Node} node */
const isExported = (node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/**
 * What a module exports, in the order it is written, without asking the type checker: barrels are followed by their
 * paths. What another package exports is left out.
 *
 * @param {string} file
 * @returns {Exported[]}
 */
export function readExports(file) {
  return parse(file).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return reExported(file, statement);
    return isExported(statement) ? declared(file, statement) : [];
  });
}

/** @param {string} file @param {ts.Statement} statement @returns {Exported[]} */
function declared(file, statement) {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((node) => ({
      name: node.name.getText(),
      kind: 'value',
      file,
      node: statement,
    }));
  }
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  const isValue = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  if (!isType && !isValue) return [];
  return [{ name: statement.name?.text ?? '', kind: isType ? 'type' : 'value', file, node: statement }];
}

/** @param {string} file @param {ts.ExportDeclaration} statement @returns {Exported[]} */
function reExported(file, { moduleSpecifier, exportClause }) {
  if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
  const target = resolveFile(file, moduleSpecifier.text);
  if (target === undefined) return [];
  const inside = readExports(target);
  if (exportClause === undefined) return inside;
  if (!ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.flatMap(({ name, propertyName }) => {
    const found = inside.find((one) => one.name === (propertyName ?? name).text);
    return found === undefined ? [] : [{ ...found, name: name.text }];
  });
}

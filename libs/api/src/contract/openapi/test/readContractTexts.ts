import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What the comments of the contract say: what each call is for, and what each field means by where it is declared. */
export interface ContractTexts {
  readonly purposes: Readonly<Record<string, string>>;
  /** By an object schema's name, or its place in a call: `betLog4UCall.response.sum`. */
  readonly meanings: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** `owed` or `optional`, by the same places, where a field's comment has such a tag. */
  readonly duties: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

interface Declaration {
  readonly file: string;
  readonly isExported: boolean;
  /** The value of a constant, or the body of a function. */
  readonly node: ts.Node;
  readonly comment: string;
}

const folder = join(import.meta.dirname, '../..');

/** Reads the declarations of the contract, whose comments no build keeps. */
export function readContractTexts(): ContractTexts {
  const reader = new ContractReader();
  const purposes: Record<string, string> = {};
  for (const [name, { node, comment }] of reader.exported()) {
    const isDeclared = ts.isCallExpression(node) ? node.expression.getText() !== 'asWrite' : true;
    if (!name.endsWith('Call') || ts.isBlock(node) || !isDeclared) {
      if (isObjectSchema(node)) reader.readSchema(node, name);
      continue;
    }
    purposes[name.replace(/Call$/, '')] = comment;
    reader.readCall(node, name);
  }
  return { purposes: sorted(purposes), meanings: sorted(reader.meanings), duties: sorted(reader.duties) };
}

/** Follows names through the files of the contract. */
class ContractReader {
  readonly meanings: Record<string, Record<string, string>> = {};
  readonly duties: Record<string, Record<string, string>> = {};
  readonly #declared = new Map<string, Declaration>();
  readonly #imported = new Map<string, string>();

  constructor() {
    const files = readdirSync(folder).filter((name) => /^(?!index).*(?<!\.test)\.ts$/.test(name));
    for (const file of files) this.#readFile(file);
  }

  exported(): readonly (readonly [string, Declaration])[] {
    return [...this.#declared].flatMap(([key, one]) =>
      one.isExported ? [[key.slice(key.indexOf(':') + 1), one] as const] : [],
    );
  }

  readCall(node: ts.Node, name: string): void {
    const [declaration] = objectsIn(node);
    for (const property of declaration?.properties ?? []) {
      const side = property.name?.getText() ?? '';
      if (ts.isPropertyAssignment(property) && (side === 'request' || side === 'response')) {
        this.readSchema(property.initializer, `${name}.${side}`);
      }
    }
  }

  /** Notes the meanings of the objects in a schema; one that is exported has its own place. */
  readSchema(node: ts.Node, place: string): void {
    if (ts.isIdentifier(node)) {
      const found = this.#find(node);
      if (found && !(found.isExported && isObjectSchema(found.node))) this.readSchema(found.node, place);
    } else if (ts.isCallExpression(node)) {
      const called = ts.isIdentifier(node.expression) ? this.#find(node.expression) : undefined;
      if (called) this.readSchema(called.node, place);
      for (const argument of node.arguments) {
        if (isObjectSchema(node) && !ts.isObjectLiteralExpression(argument))
          this.#readSpread(argument, place);
        else if (!ts.isObjectLiteralExpression(argument)) this.readSchema(argument, place);
        else if (called || isObjectSchema(node)) this.#readFields(argument, place);
      }
    } else if (!ts.isArrowFunction(node) && !ts.isTypeNode(node)) {
      ts.forEachChild(node, (child) => this.readSchema(child, place));
    }
  }

  #readFields(fields: ts.ObjectLiteralExpression, place: string): void {
    for (const field of fields.properties) {
      if (ts.isSpreadAssignment(field)) this.#readSpread(field.expression, place);
      const name = field.name?.getText();
      const comment = commentOf(field);
      if (name === undefined || comment === '') continue;
      (this.meanings[place] ??= {})[name] = comment;
      const duty = dutyOf(field);
      if (duty !== undefined) (this.duties[place] ??= {})[name] = duty;
      if (ts.isPropertyAssignment(field)) this.readSchema(field.initializer, `${place}.${name}`);
    }
  }

  /** `...claimFields`, or `...rewardStep.entries`. */
  #readSpread(spread: ts.Expression, place: string): void {
    const name = ts.isPropertyAccessExpression(spread) ? spread.expression : spread;
    const found = ts.isIdentifier(name) ? this.#find(name) : undefined;
    const [fields] = found ? objectsIn(found.node) : [];
    if (fields) this.#readFields(fields, place);
  }

  #find(name: ts.Identifier): Declaration | undefined {
    const own = `${name.getSourceFile().fileName}:${name.text}`;
    return this.#declared.get(own) ?? this.#declared.get(this.#imported.get(own) ?? '');
  }

  #readFile(file: string): void {
    const text = readFileSync(join(folder, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    for (const statement of source.statements) {
      if (ts.isImportDeclaration(statement)) this.#readImport(statement, file);
      if (ts.isFunctionDeclaration(statement) && statement.name && statement.body) {
        this.#declare(statement.name.text, statement, statement.body);
      }
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (initializer) this.#declare(name.getText(), statement, initializer);
      }
    }
  }

  #declare(name: string, statement: ts.FunctionDeclaration | ts.VariableStatement, node: ts.Node): void {
    const file = statement.getSourceFile().fileName;
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    this.#declared.set(`${file}:${name}`, { file, isExported, node, comment: commentOf(statement) });
  }

  #readImport({ importClause, moduleSpecifier }: ts.ImportDeclaration, file: string): void {
    const names = importClause?.namedBindings;
    if (!names || !ts.isNamedImports(names) || !ts.isStringLiteral(moduleSpecifier)) return;
    for (const { name, propertyName } of names.elements) {
      const from = `${moduleSpecifier.text.replace('./', '')}.ts:${(propertyName ?? name).text}`;
      this.#imported.set(`${file}:${name.text}`, from);
    }
  }
}

/** `v.object(…)`: what the documents name when it is exported. */
function isObjectSchema(node: ts.Node): boolean {
  return ts.isCallExpression(node) && node.expression.getText() === 'v.object';
}

/** The outermost object literals in a node. */
function objectsIn(node: ts.Node): readonly ts.ObjectLiteralExpression[] {
  if (ts.isObjectLiteralExpression(node)) return [node];
  const found: ts.ObjectLiteralExpression[] = [];
  ts.forEachChild(node, (child) => void found.push(...objectsIn(child)));
  return found;
}

/** The description of a comment in one line, without its tags. */
function commentOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return (ts.getTextOfJSDocComment(comment?.comment) ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** What the comment of a field says against the rule of how it is read. */
const dutyOf = (node: ts.Node): string | undefined =>
  ts.getJSDocTags(node).find(({ tagName }) => ['owed', 'optional'].includes(tagName.text))?.tagName.text;

function sorted<Value>(texts: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

/**
 * @typedef {{ description?: string, tsType?: object }} KnownProp
 * @typedef {{ displayName?: string, props?: Readonly<Record<string, KnownProp>> }} KnownComponent
 * @typedef {(code: string, options: object) => readonly KnownComponent[]} Parse
 * @typedef {{ file: string, name: string, hasSentence: boolean, hasType: boolean }} PropRow
 */

const repository = fileURLToPath(new URL('../../', import.meta.url));
// The one that Storybook itself reads props by.
const storybooks = createRequire(createRequire(`${repository}package.json`).resolve('@storybook/react-vite'));
/** @type {{ parse: Parse, makeFsImporter: () => object, builtinResolvers: Readonly<Record<string, new () => object>> }} */
const { parse, makeFsImporter, builtinResolvers } = await import(
  pathToFileURL(storybooks.resolve('react-docgen')).href
);
const importer = makeFsImporter();

/** Sentences that the workshop has for what a component hands on to its element. */
/** @type {Readonly<Record<string, { type: string, description: string }>>} */
const nativeProps = JSON.parse(
  readFileSync(`${repository}apps/storybook/decorators/nativeProps.json`, 'utf8'),
);

/** @param {ts.Expression | undefined} node @returns {ts.Expression | undefined} */
const bare = (node) =>
  node !== undefined && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node))
    ? bare(node.expression)
    : node;

/** The properties of an object in the source, by their names. @param {ts.Expression | undefined} node */
function fieldsOf(node) {
  const object = bare(node);
  /** @type {Map<string, ts.Expression>} */
  const fields = new Map();
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return fields;
  for (const property of object.properties) {
    if (ts.isPropertyAssignment(property)) fields.set(keyOf(property.name), property.initializer);
    if (ts.isShorthandPropertyAssignment(property)) fields.set(property.name.text, property.name);
  }
  return fields;
}

/** @param {ts.PropertyName} name */
const keyOf = (name) => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText());

/** @param {ts.Expression | undefined} node whole, or of `recipeArgTypes(recipe, { … })`, which has types by itself */
function argTypesOf(node) {
  const isOfRecipe = node !== undefined && ts.isCallExpression(node);
  const fields = fieldsOf(isOfRecipe ? node.arguments[1] : node);
  return [...fields].map(([name, value]) => {
    const said = fieldsOf(value);
    return {
      name,
      hasSentence: isOfRecipe || said.has('description'),
      hasType: isOfRecipe || fieldsOf(said.get('table')).has('type'),
    };
  });
}

/** @param {string} file @param {string} code @param {string} component */
function knownProps(file, code, component) {
  const path = new RegExp(`^import \\{[^}]*\\b${component}\\b[^}]*\\} from '(?<path>\\.[^']*)';$`, 'm').exec(
    code,
  );
  const beside = path === null ? file : `${resolve(dirname(file), path.groups?.['path'] ?? '')}.tsx`;
  if (!existsSync(beside)) return {};
  const Resolver = builtinResolvers['FindAllDefinitionsResolver'];
  if (Resolver === undefined) throw new Error('react-docgen finds definitions in another way now.');
  const source = readFileSync(beside, 'utf8');
  try {
    const found = parse(source, { filename: beside, resolver: new Resolver(), importer });
    return found.find(({ displayName }) => displayName === component)?.props ?? {};
  } catch (error) {
    // What it takes for no component has no known props, in the workshop neither.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_REACTDOCGEN_MISSING_DEFINITION')
      return {};
    throw error;
  }
}

/**
 * The rows that Storybook's table of a story file has: what is known of the component's props, what its stories are told
 * with, and what the file says of them itself.
 *
 * @param {string} file
 * @returns {readonly PropRow[]}
 */
export function storyProps(file) {
  const code = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const objects = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) =>
      declarationList.declarations.map(({ initializer }) => fieldsOf(initializer)),
    );
  const meta = objects.find((fields) => fields.has('component'));
  const [component] = meta?.get('component')?.getText().split('<') ?? [];
  if (component === undefined) return [];
  const known = knownProps(file, code, component);
  const own = objects.flatMap((fields) => argTypesOf(fields.get('argTypes')));
  const told = objects.flatMap((fields) => [...fieldsOf(fields.get('args')).keys()]);
  const names = new Set([...Object.keys(known), ...told, ...own.map(({ name }) => name)]);
  return [...names].map((name) => {
    const said = own.find((one) => one.name === name);
    const { description, type } = nativeProps[name] ?? {};
    return {
      file,
      name,
      hasSentence: Boolean(known[name]?.description ?? description) || said?.hasSentence === true,
      hasType: (known[name]?.tsType ?? type) !== undefined || said?.hasType === true,
    };
  });
}

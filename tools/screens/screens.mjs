import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * What a page or an overlay is, as its sources say it.
 *
 * @typedef {{ name: string, type: string, isNeeded: boolean, text: string }} Field
 * @typedef {object} Screen
 * @property {string} sentence what its component is for
 * @property {string} note what its entry among the overlays says besides
 * @property {readonly Field[]} takes what an overlay is opened with
 * @property {string | undefined} answers the type of what an overlay answers
 * @property {readonly Field[]} route what the route of a page says of it
 */

const app = fileURLToPath(new URL('../../apps/player-web/src', import.meta.url));

/** @param {string} path */
function parsed(path) {
  const text = readFileSync(join(app, path), 'utf8');
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** The docstring of a node as one line. @param {ts.Node} node */
function docOf(node) {
  const [comment] = ts.getJSDocCommentsAndTags(node).slice(-1);
  const text = comment === undefined ? '' : ts.getTextOfJSDocComment(comment.comment);
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** @param {ts.Node} node */
const textOf = (node) =>
  node
    .getText()
    .replaceAll(/\breadonly /g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '');

/** The docstring of the component that draws what lies in a folder. @param {string} folder */
function sentenceOf(folder) {
  for (const name of readdirSync(join(app, folder)).toSorted()) {
    if (!/(?:Overlay|Page)\.tsx$/.test(name)) continue;
    const component = parsed(join(folder, name)).statements.find(
      (statement) =>
        ts.isFunctionDeclaration(statement) && /(?:Overlay|Page)$/.test(statement.name?.text ?? ''),
    );
    if (component !== undefined) return docOf(component);
  }
  return '';
}

/**
 * @param {ts.TypeNode | undefined} type
 * @param {ts.SourceFile} source where named types are looked for
 * @returns {readonly Field[]}
 */
function fieldsOf(type, source) {
  if (type === undefined) return [];
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((each) => fieldsOf(each, source));
  if (ts.isTypeLiteralNode(type)) return type.members.flatMap(fieldOf);
  if (!ts.isTypeReferenceNode(type)) return [];
  const name = type.typeName.getText();
  const named = source.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name);
  return named !== undefined && ts.isInterfaceDeclaration(named) ? named.members.flatMap(fieldOf) : [];
}

/** @param {ts.TypeElement} member @returns {readonly Field[]} */
function fieldOf(member) {
  if (!ts.isPropertySignature(member) || member.type === undefined) return [];
  const isNeeded = member.questionToken === undefined;
  return [{ name: member.name.getText(), type: textOf(member.type), isNeeded, text: docOf(member) }];
}

/** @param {ts.PropertySignature} member @param {string} name */
function typeIn(member, name) {
  const { type } = member;
  if (type === undefined || !ts.isTypeLiteralNode(type)) return undefined;
  const found = type.members.find((one) => one.name?.getText() === name);
  return found !== undefined && ts.isPropertySignature(found) ? found.type : undefined;
}

/** @returns {readonly (readonly [string, Screen])[]} */
function overlays() {
  const source = parsed('navigation/overlays/OverlayMap.ts');
  const map = source.statements.find(
    (one) => ts.isInterfaceDeclaration(one) && one.name.text === 'OverlayMap',
  );
  if (map === undefined || !ts.isInterfaceDeclaration(map))
    throw new Error('There is no OverlayMap any more.');
  const folders = new Set(readdirSync(join(app, 'overlays')));
  return map.members.flatMap((member) => {
    const name = member.name?.getText().replaceAll("'", '') ?? '';
    if (!ts.isPropertySignature(member) || !folders.has(name)) return [];
    const folder = `overlays/${name}`;
    const answers = typeIn(member, 'result');
    const screen = {
      sentence: sentenceOf(folder),
      note: docOf(member),
      takes: fieldsOf(typeIn(member, 'props'), source),
      answers: answers === undefined ? undefined : textOf(answers),
      route: [],
    };
    return [/** @type {const} */ ([folder, screen])];
  });
}

/** What each trait of a route is called and means, read from `RouteTraits`. @param {ts.SourceFile} source */
function traitsOf(source) {
  const traits = source.statements.find(
    (one) => ts.isInterfaceDeclaration(one) && one.name.text === 'RouteTraits',
  );
  const members = traits !== undefined && ts.isInterfaceDeclaration(traits) ? traits.members : [];
  return new Map(members.map((member) => [member.name?.getText() ?? '', docOf(member)]));
}

/** @returns {readonly (readonly [string, Screen])[]} */
function pages() {
  const source = parsed('navigation/routes/routes.ts');
  const traits = traitsOf(source);
  /** @type {Map<string, readonly Field[]>} */
  const routes = new Map();
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.initializer)) {
      const fields = node.initializer.properties.flatMap((property) =>
        ts.isPropertyAssignment(property)
          ? [
              {
                name: property.name.getText(),
                type: property.initializer.getText(),
                isNeeded: true,
                text: traits.get(property.name.getText()) ?? '',
              },
            ]
          : [],
      );
      routes.set(node.name.getText(), fields);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const folders = readdirSync(join(app, 'pages'), { withFileTypes: true }).filter((one) => one.isDirectory());
  return folders.map(({ name }) => {
    const folder = `pages/${name}`;
    const route = routes.get(name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())) ?? [];
    return [folder, { sentence: sentenceOf(folder), note: '', takes: [], answers: undefined, route }];
  });
}

/** Every page and overlay, by its folder. @returns {Readonly<Record<string, Screen>>} */
export const screens = () => Object.fromEntries([...overlays(), ...pages()]);

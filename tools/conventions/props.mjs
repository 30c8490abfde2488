import ts from 'typescript';

/** @typedef {import('./text.mjs').Tree} Tree */

const kitFile = /^libs\/ui\/src\/.+(?<!\.stories|\.test)\.tsx$/;

/**
 * Every property of an exported component of the kit has its sentence, which the table of its page shows. A property is
 * one that its `…Props` declares itself.
 *
 * @param {Tree} tree
 */
export function describedProps(tree) {
  return [...tree]
    .filter(([path]) => kitFile.test(path))
    .flatMap(([path, text]) => propsOf(path, text).filter(({ isDescribed }) => !isDescribed))
    .map(({ path, name }) => `${path}: the property ${name} has no sentence above it`);
}

/** @param {string} path @param {string} text */
function propsOf(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return source.statements.flatMap((statement) => {
    if (!ts.isTypeAliasDeclaration(statement) && !ts.isInterfaceDeclaration(statement)) return [];
    const component = /^(\w+)Props$/.exec(statement.name.text)?.[1];
    const isExported =
      component !== undefined && new RegExp(`^export (?:function|const) ${component}\\b`, 'm').test(text);
    return isExported ? membersOf(statement).map((member) => describe(path, component, member)) : [];
  });
}

/** @param {string} path @param {string} component @param {ts.PropertySignature} member */
const describe = (path, component, member) => ({
  path,
  name: `${component}.${member.name.getText()}`,
  isDescribed: ts.getJSDocCommentsAndTags(member).length > 0,
});

/** What it declares by itself; not what stands inside a property's own type. @param {ts.Node} node @returns {ts.PropertySignature[]} */
function membersOf(node) {
  if (ts.isPropertySignature(node)) return [node];
  /** @type {ts.PropertySignature[]} */
  const found = [];
  ts.forEachChild(node, (child) => void found.push(...membersOf(child)));
  return found;
}

import ts from 'typescript';

/** @typedef {import('./text.mjs').Tree} Tree */

const kitFile = /^libs\/ui\/src\/.+(?<!\.stories|\.test)\.tsx$/;

/**
 * Every property of an exported component of the kit has its sentence, which the table of its page shows: those that its
 * `…Props` declares, and those that it takes over from other types of the kit. What an element of HTML brings is left out.
 *
 * @param {Tree} tree
 */
export function describedProps(tree) {
  const all = [...tree].filter(([path]) => kitFile.test(path)).flatMap(([path, text]) => typesIn(path, text));
  /** @type {Set<Known>} */
  const shown = new Set();
  for (const known of all) if (known.isOfComponent) takeOver(known, all, shown);
  return [...shown].flatMap(({ path, type }) => {
    const owner = type.name.text.replace(/Props$/, '');
    const lacking = membersOf(type).filter((member) => ts.getJSDocCommentsAndTags(member).length === 0);
    return lacking.map(
      (member) => `${path}: the property ${owner}.${member.name.getText()} has no sentence above it`,
    );
  });
}

/**
 * @typedef {ts.TypeAliasDeclaration | ts.InterfaceDeclaration} Named
 *
 * @typedef {{ readonly path: string, readonly type: Named, readonly isOfComponent: boolean }} Known
 */

/** @param {string} path @param {string} text @returns {Known[]} */
function typesIn(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return source.statements
    .filter((statement) => ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement))
    .map((type) => {
      const component = /^(\w+)Props$/.exec(type.name.text)?.[1];
      const exported = new RegExp(`^export (?:function|const) ${component}\\b`, 'm');
      return { path, type, isOfComponent: component !== undefined && exported.test(text) };
    });
}

/**
 * Adds a type and those whose properties it takes over whole, by `extends` or `&`; of two of a name the one beside it.
 *
 * @param {Known} known
 * @param {readonly Known[]} all
 * @param {Set<Known>} shown
 */
function takeOver(known, all, shown) {
  if (shown.has(known)) return;
  shown.add(known);
  for (const name of parentsOf(known.type)) {
    const named = all.filter(({ type }) => type.name.text === name);
    const parent = named.find(({ path }) => path === known.path) ?? named[0];
    if (parent !== undefined) takeOver(parent, all, shown);
  }
}

/** @param {Named} type @returns {readonly string[]} */
function parentsOf(type) {
  if (ts.isInterfaceDeclaration(type))
    return (type.heritageClauses ?? []).flatMap((clause) =>
      clause.types.map((one) => one.expression.getText()),
    );
  const parts = ts.isIntersectionTypeNode(type.type) ? type.type.types : [type.type];
  return parts.flatMap((part) => (ts.isTypeReferenceNode(part) ? [part.typeName.getText()] : []));
}

/** What it declares by itself; not what stands inside a property's own type. @param {ts.Node} node @returns {ts.PropertySignature[]} */
function membersOf(node) {
  if (ts.isPropertySignature(node)) return [node];
  /** @type {ts.PropertySignature[]} */
  const found = [];
  ts.forEachChild(node, (child) => void found.push(...membersOf(child)));
  return found;
}

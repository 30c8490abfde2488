import { parseAst } from 'rolldown/parseAst';
import { bcd, lackedBy } from './floor.mjs';
import { lateColorsIn } from './styleFeatures.mjs';

/**
 * @typedef {import('./floor.mjs').Floor} Floor
 * @typedef {import('@mdn/browser-compat-data').Identifier} Identifier
 * @typedef {{ feature: string, lackedBy: readonly string[], where: string }} Use
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node
 */

/** Objects whose properties are named by their interface in the data. */
const instances = new Map([
  ['window', 'Window'],
  ['self', 'Window'],
  ['globalThis', 'Window'],
  ['document', 'Document'],
  ['navigator', 'Navigator'],
]);

/** What code handles most: their properties count even where a script has one of that name for something else. */
const commonOwners = ['Array', 'Map', 'Object', 'Promise', 'Set', 'String'];

/** @param {object} value @returns {value is Node} */
const isNode = (value) => 'type' in value && typeof value.type === 'string';

/** @param {unknown} value @param {(node: Node, parent: Node | undefined) => void} visit @param {Node} [parent] */
function walk(value, visit, parent) {
  if (Array.isArray(value)) {
    for (const one of value) walk(one, visit, parent);
  } else if (typeof value === 'object' && value !== null) {
    const node = isNode(value) ? value : undefined;
    if (node !== undefined) visit(node, parent);
    for (const part of Object.values(value)) walk(part, visit, node ?? parent);
  }
}

/** @param {Node} key @returns {string} */
const nameOf = (key) => String(key.name ?? key.value);

/**
 * Names that the scripts themselves give to properties and variables: only other names are surely the browser's.
 *
 * @param {readonly object[]} programs
 */
function ownNames(programs) {
  const properties = new Set();
  const variables = new Set();
  walk(programs, (node, parent) => {
    const isNamed = node.type === 'Property' && parent?.type !== 'ObjectPattern';
    if ((isNamed || /^(?:Method|Property)Definition$/.test(node.type)) && !node.computed) {
      properties.add(nameOf(node.key));
    }
    if (
      node.type === 'AssignmentExpression' &&
      node.left.type === 'MemberExpression' &&
      !node.left.computed
    ) {
      if (!instances.has(node.left.object.name)) properties.add(nameOf(node.left.property));
    }
    if (/^(?:Function|Class)Declaration$/.test(node.type)) variables.add(node.id?.name);
    if (node.type === 'VariableDeclarator') walk(node.id, ({ name }) => void variables.add(name));
    for (const parameter of node.params ?? []) walk(parameter, ({ name }) => void variables.add(name));
  });
  return { properties, variables };
}

/** What the browser offers, by the name of the property and by the whole name. @param {Floor} floor */
function readData(floor) {
  /** @type {Map<string, (readonly string[])[]>} */
  const byProperty = new Map();
  /** @type {Map<string, readonly string[]>} */
  const byName = new Map();
  const common = new Set(
    commonOwners.flatMap((owner) => Object.keys(bcd.javascript.builtins?.[owner] ?? {})),
  );
  for (const group of [bcd.javascript.builtins, bcd.api]) {
    for (const owner of Object.keys(group ?? {})) addOwner(owner, group?.[owner]);
  }
  return { byProperty, byName, common };

  /** @param {string} owner @param {Identifier | undefined} members */
  function addOwner(owner, members = {}) {
    byName.set(owner, lackedBy(members.__compat, floor));
    for (const key of Object.keys(members)) {
      const compat = members[key]?.__compat;
      if (key === '__compat' || key.endsWith('_event') || compat === undefined) continue;
      const property = key.replace(/_static$/, '');
      const lacked = lackedBy(compat, floor);
      byName.set(`${owner}.${property}`, lacked);
      byProperty.set(property, [...(byProperty.get(property) ?? []), lacked]);
    }
  }
}

/**
 * What scripts use that a supported browser lacks. A property counts when every object that has it in the data came too
 * late, and no script gives that name to something of its own. What is called as `object.property?.()` is asked for first.
 *
 * @param {Readonly<Record<string, string>>} scripts code by file name
 * @param {Floor} floor
 * @returns {readonly Use[]}
 */
export function lateScriptFeatures(scripts, floor) {
  const { byProperty, byName, common } = readData(floor);
  const programs = Object.entries(scripts).map(([file, code]) => ({ file, code, program: parseAst(code) }));
  const own = ownNames(programs.map(({ program }) => program));
  /** @type {Use[]} */
  const uses = [];
  for (const { file, code, program } of programs) {
    walk(program, (node, parent) => {
      for (const [feature, lacked] of featuresOf(node, parent)) {
        if (lacked === undefined || lacked.length === 0) continue;
        const where = `${file}: ${code.slice(Math.max(0, node.start - 30), node.end + 20).replace(/\s+/g, ' ')}`;
        uses.push({ feature, lackedBy: lacked, where });
      }
    });
  }
  return uses;

  /** @param {Node} node @param {Node | undefined} parent @returns {[string, readonly string[] | undefined][]} */
  function featuresOf(node, parent) {
    if (node.type === 'Literal' || node.type === 'TemplateElement') return textFeatures(node);
    if (node.type === 'MemberExpression' && !node.computed) return propertyOf(node, parent);
    if (node.type === 'NewExpression' && node.callee.type === 'Identifier') {
      const { name } = node.callee;
      return own.variables.has(name) ? [] : [[`new ${name}`, byName.get(`${name}.${name}`)]];
    }
    if (node.type === 'Identifier' && !isLabel(node, parent) && !own.variables.has(node.name)) {
      return [[node.name, byName.get(node.name) ?? byName.get(`Window.${node.name}`)]];
    }
    return [];
  }

  /** @param {Node} node @returns {[string, readonly string[] | undefined][]} */
  function textFeatures({ regex, value }) {
    if (regex === undefined) {
      const text = typeof value === 'string' ? value : String(value?.raw ?? '');
      return lateColorsIn(text, floor).map(({ feature, lackedBy: lacked }) => [feature, lacked]);
    }
    const { lookbehind_assertion: lookbehind } = bcd.javascript.regular_expressions ?? {};
    /** @type {[string, readonly string[] | undefined][]} */
    const features = [];
    if (/\(\?<[=!]/.test(regex.pattern)) features.push(['lookbehind', lackedBy(lookbehind?.__compat, floor)]);
    if (regex.flags.includes('v')) features.push(['flag v', byName.get('RegExp.unicodeSets')]);
    return features;
  }

  /** @param {Node} node @param {Node | undefined} parent @returns {[string, readonly string[] | undefined][]} */
  function propertyOf(node, parent) {
    const property = nameOf(node.property);
    const object = node.object.type === 'Identifier' ? node.object.name : undefined;
    const owner = own.variables.has(object) ? undefined : (instances.get(object) ?? object);
    if (parent?.type === 'CallExpression' && parent['optional']) return [];
    // Named by the page itself.
    if (node.object.type === 'MemberExpression' && nameOf(node.object.property) === 'dataset') return [];
    const known = byName.get(`${owner}.${property}`);
    if (known !== undefined) return [[`${owner}.${property}`, known]];
    const everywhere = byProperty.get(property) ?? [];
    const isBrowsers = common.has(property) || !own.properties.has(property);
    return isBrowsers && everywhere.every((lacked) => lacked.length > 0)
      ? [[`.${property}`, everywhere[0]]]
      : [];
  }
}

/** Whether a name stands for itself and for no variable. @param {Node} node @param {Node | undefined} parent */
function isLabel(node, parent) {
  if (parent?.type === 'MemberExpression') return parent['property'] === node && !parent['computed'];
  if (parent?.type === 'UnaryExpression') return parent['operator'] === 'typeof';
  return parent !== undefined && parent['key'] === node && !parent['computed'];
}

import postcss from 'postcss';
import { bcd, lackedBy } from './floor.mjs';

/**
 * @typedef {import('./floor.mjs').Floor} Floor
 * @typedef {import('./scriptFeatures.mjs').Use} Use
 * @typedef {import('postcss').Declaration} Declaration
 * @typedef {import('@mdn/browser-compat-data').Identifier} Identifier
 */

/** @param {readonly string[]} path @returns {import('./floor.mjs').CompatStatement | undefined} */
const compatOf = (...path) => {
  /** @type {Identifier | undefined} */
  let found = bcd.css;
  for (const step of path) found = /** @type {Identifier | undefined} */ (found?.[step]);
  return found?.__compat;
};

/** Units, by the entry of the data they belong to. @type {readonly [RegExp, string][]} */
const units = [
  [/\d(?:dvh|dvw|dvi|dvb|dvmin|dvmax)\b/, 'viewport_percentage_units_dynamic'],
  [/\d(?:svh|svw|svi|svb|svmin|svmax)\b/, 'viewport_percentage_units_small'],
  [/\d(?:lvh|lvw|lvi|lvb|lvmin|lvmax)\b/, 'viewport_percentage_units_large'],
  [/\d(?:cqw|cqh|cqi|cqb|cqmin|cqmax)\b/, 'container_query_length_units'],
  [/\dlh\b/, 'lh'],
  [/\drlh\b/, 'rlh'],
];

/** @param {string} value */
const withoutTexts = (value) => value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|var\(--[\w-]+/g, '');

/**
 * What a declaration uses, by name.
 *
 * @param {string} property
 * @param {string} value
 * @returns {readonly [string, import('./floor.mjs').CompatStatement | undefined][]}
 */
function featuresOf(property, value) {
  const text = withoutTexts(value);
  /** @type {[string, import('./floor.mjs').CompatStatement | undefined][]} */
  const features = [[property, compatOf('properties', property)]];
  for (const [word] of text.matchAll(/[a-z][\w-]*(?!\()\b/g)) {
    features.push([`${property}: ${word}`, compatOf('properties', property, word)]);
  }
  for (const [, name = ''] of text.matchAll(/([a-z][\w-]*)\(/g)) {
    features.push([`${name}()`, compatOf('types', 'color', name) ?? compatOf('types', name)]);
  }
  for (const [unit, entry] of units) {
    const found = unit.exec(text)?.[0];
    if (found !== undefined) features.push([`unit ${found.slice(1)}`, compatOf('types', 'length', entry)]);
  }
  return features;
}

/** @param {Declaration} one @param {Floor} floor */
function lateIn({ prop, value }, floor) {
  const late = featuresOf(prop, value)
    .map(([feature, compat]) => ({ feature, lackedBy: lackedBy(compat, floor) }))
    .filter(({ lackedBy: lacked }) => lacked.length > 0);
  // Of a property that is late as a whole no value is told.
  return late[0]?.feature === prop ? late.slice(0, 1) : late;
}

/**
 * Whether the rule says before in other words, or with the browser's own prefix, what this says.
 *
 * @param {Declaration} declaration
 * @param {Floor} floor
 */
function hasFallback(declaration, floor) {
  for (const one of declaration.parent?.nodes ?? []) {
    if (one === declaration) return false;
    if (one.type !== 'decl') continue;
    if (one.prop === `-webkit-${declaration.prop}`) return true;
    if (one.prop === declaration.prop && lateIn(one, floor).length === 0) return true;
  }
  return false;
}

/** @param {import('postcss').Node} node @returns {boolean} Whether only a browser that knows it comes here. */
function isGuarded(node) {
  const { parent } = node;
  if (parent === undefined || parent.type === 'root') return false;
  const isAsked = 'name' in parent && (parent.name === 'supports' || parent.name === 'container');
  return isAsked || isGuarded(parent);
}

/**
 * What style sheets use that a supported browser lacks, without a fallback in the same rule and outside of `@supports`.
 *
 * @param {Readonly<Record<string, string>>} sheets text by file name
 * @param {Floor} floor
 * @returns {readonly Use[]}
 */
export function lateStyleFeatures(sheets, floor) {
  /** @type {Use[]} */
  const uses = [];
  for (const [file, text] of Object.entries(sheets)) {
    const root = postcss.parse(text);
    /** @param {string} feature @param {readonly string[]} lacked @param {string} place */
    const note = (feature, lacked, place) => {
      if (lacked.length > 0)
        uses.push({ feature, lackedBy: lacked, where: `${file}: ${place.slice(0, 100)}` });
    };
    root.walkAtRules((rule) => {
      note(`@${rule.name}`, lackedBy(compatOf('at-rules', rule.name), floor), `@${rule.name} ${rule.params}`);
      if (rule.name === 'media' && /[<>]/.test(rule.params)) {
        note('@media range', lackedBy(compatOf('at-rules', 'media', 'range_syntax'), floor), rule.params);
      }
    });
    root.walkRules((rule) => {
      if (isGuarded(rule)) return;
      for (const [, name = ''] of rule.selector.matchAll(/::?([\w-]+)/g)) {
        note(`:${name}`, lackedBy(compatOf('selectors', name), floor), rule.selector);
      }
    });
    root.walkDecls((declaration) => {
      if (isGuarded(declaration) || hasFallback(declaration, floor)) return;
      for (const { feature, lackedBy: lacked } of lateIn(declaration, floor)) {
        note(feature, lacked, declaration.toString());
      }
    });
  }
  return uses;
}

/** The functions of colours that are written into a text of a script. @param {string} text @param {Floor} floor */
export const lateColorsIn = (text, floor) =>
  [...text.matchAll(/\b([a-z][a-z-]*)\(/g)]
    .map(([, name = '']) => ({
      feature: `${name}()`,
      lackedBy: lackedBy(compatOf('types', 'color', name), floor),
    }))
    .filter(({ lackedBy: lacked }) => lacked.length > 0);

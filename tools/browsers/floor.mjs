import { createRequire } from 'node:module';
import browserslist from 'browserslist';

/**
 * The oldest browsers that Kislap supports: `.browserslistrc`. An Android WebView is
 * as old as the Chrome of its number.
 *
 * @typedef {import('@mdn/browser-compat-data').CompatStatement} CompatStatement
 * @typedef {import('@mdn/browser-compat-data').SimpleSupportStatement} Support
 * @typedef {import('@mdn/browser-compat-data').BrowserName} BrowserName
 * @typedef {import('@mdn/browser-compat-data').Identifier} Identifier
 * @typedef {{ readonly api: Identifier, readonly css: Identifier, readonly javascript: Identifier }} Data
 * @typedef {{ readonly [name in BrowserName]?: string }} Floor
 */

/** MDN's data, read by Node: 20 MB that no bundler has to go through. @type {Data} */
export const bcd = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** @type {Readonly<Record<string, readonly BrowserName[]>>} */
const namesOf = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  ios_saf: ['safari_ios'],
  safari: ['safari'],
};

/** @returns {Floor} */
export function readFloor() {
  return Object.fromEntries(
    browserslist().flatMap((browser) => {
      const [name = '', versions = ''] = browser.split(' ');
      const names = namesOf[name];
      if (names === undefined) throw new Error(`browserslist names "${name}", for which there is no data.`);
      return names.map((one) => [one, versions.split('-')[0] ?? '']);
    }),
  );
}

/** @param {string} one @param {string} other */
function isAtMost(one, other) {
  const [left, right] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number));
  const [major, minor] = [0, 1].map((at) => (left?.[at] ?? 0) - (right?.[at] ?? 0));
  return (major || minor || 0) <= 0;
}

/** @param {Support} support @param {string} version */
const isIn = ({ version_added: added, version_removed: removed, ...how }, version) =>
  typeof added === 'string' &&
  added !== 'preview' &&
  how.flags === undefined &&
  how.prefix === undefined &&
  how.alternative_name === undefined &&
  isAtMost(added, version) &&
  !(typeof removed === 'string' && isAtMost(removed, version));

/**
 * The supported browsers that lack a feature, each with the version that brought it.
 *
 * @param {CompatStatement | undefined} compat undefined when nothing is known of it
 * @param {Floor} floor
 * @returns {readonly string[]}
 */
export function lackedBy(compat, floor) {
  if (compat === undefined) return [];
  return Object.values(namesOf)
    .flat()
    .flatMap((name) => {
      const version = floor[name];
      const known = compat.support[name];
      const statements = known === undefined ? [] : [known].flat();
      if (version === undefined || known === undefined || statements.some((one) => isIn(one, version)))
        return [];
      return [`${name} (${statements[0]?.version_added || 'never'})`];
    });
}

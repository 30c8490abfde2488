import { readFileSync } from 'node:fs';

/**
 * What can be said to `npm start`; the sandbox itself tells the same.
 *
 * @typedef {{
 *   about: readonly string[],
 *   flags: Readonly<Record<string, string>>,
 *   settings: Readonly<Record<string, string>>,
 * }} Help
 */

/** @param {string} file @returns {Help} */
export const readHelp = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {Readonly<Record<string, string>>} meanings */
const rows = (meanings) => {
  const width = Math.max(...Object.keys(meanings).map((name) => name.length)) + 2;
  return Object.entries(meanings).map(([name, meaning]) => `  ${name.padEnd(width)}${meaning}`);
};

/** @param {Help} help */
export const helpText = ({ about, flags, settings }) =>
  [
    ...about,
    '',
    'Flags:',
    ...rows(flags),
    '',
    'Settings, from the environment:',
    ...rows(settings),
    '',
    'More: docs/operators/sandbox.md',
  ].join('\n');

/**
 * The first argument that is no flag, if there is one: a misspelt one would be passed over.
 *
 * @param {readonly string[]} args
 * @param {Help} help
 */
export const unknownFlag = (args, { flags }) => args.find((arg) => !(arg in flags));

import { readFileSync } from 'node:fs';

const document = new URL('../../apps/player-web/README.md', import.meta.url);

/** The mark of play money, which no operator's player fetches: a row of its own, in none of the others. */
const playMoneyFile = /\/showPlayMoney\.\w+$/u;

/** What a row of the table counts, by the row's name, of all that an operator's visitor fetches. */
const measures = {
  page: (/** @type {Transfers} */ all) => kilobytes(all, 'page'),
  'style sheets': (/** @type {Transfers} */ all) => kilobytes(all, 'style'),
  fonts: (/** @type {Transfers} */ all) => kilobytes(all, 'font'),
  pictures: (/** @type {Transfers} */ all) => kilobytes(all, 'picture'),
  'scripts before use': (/** @type {Transfers} */ all) =>
    kilobytes(
      all.filter(({ isEarly }) => isEarly),
      'script',
    ),
  scripts: (/** @type {Transfers} */ all) => kilobytes(all, 'script'),
  answers: (/** @type {Transfers} */ all) => kilobytes(all, 'answer'),
  'in all': (/** @type {Transfers} */ all) => kilobytes(all),
  requests: (/** @type {Transfers} */ all) => all.length,
  'play money': (/** @type {Transfers} */ all) => kilobytes(all),
};

/** @typedef {readonly import('./visits.mjs').Transfer[]} Transfers */
/** @typedef {keyof typeof measures} Part */

/** @param {Transfers} all @param {import('./visits.mjs').Kind} [kind] Every kind unless said otherwise. */
function kilobytes(all, kind) {
  return all.reduce((sum, one) => sum + (kind === undefined || one.kind === kind ? one.bytes : 0), 0) / 1000;
}

/** @param {string} name @returns {name is Part} */
const isPart = (name) => name in measures;

/**
 * What each part of home may weigh, as the README of the app says, in kilobytes and requests.
 *
 * @returns {readonly { readonly part: Part, readonly guest: number, readonly player: number }[]}
 * @throws {Error} When that table lacks a part, or has one that nobody counts.
 */
export function readBudgets() {
  const rows = readFileSync(document, 'utf8').matchAll(
    /^\| (?<part>[a-z ]+?) +\| +(?<guest>[\d.]+) \| +(?<player>[\d.]+) \|/gmu,
  );
  const budgets = [...rows].map(({ groups }) => {
    const part = groups?.['part'] ?? '';
    if (!isPart(part))
      throw new Error(`The README of the app has a budget for "${part}", which nobody counts.`);
    return { part, guest: Number(groups?.['guest']), player: Number(groups?.['player']) };
  });
  const missing = Object.keys(measures).filter((part) => !budgets.some((budget) => budget.part === part));
  if (missing.length > 0) throw new Error(`The README of the app has no budget for ${missing.join(', ')}.`);
  return budgets;
}

/** @param {Part} part @param {Transfers} transfers All of one visit. */
export const measure = (part, transfers) =>
  measures[part](transfers.filter(({ name }) => playMoneyFile.test(name) === (part === 'play money')));

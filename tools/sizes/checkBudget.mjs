import { liesAbove } from './companyOf.mjs';

/** Bundlers and compressors move a few bytes by themselves; more than this is a change worth seeing. */
const slack = { share: 0.05, bytes: 60 };

/**
 * Bytes after brotli, and what comes along from elsewhere.
 *
 * @typedef {{ js: number, css: number, with: readonly string[] }} Budget
 * @typedef {Budget & { name: string, layer: string }} Measured
 */

/** @param {number} allowed */
const limitOf = (allowed) => allowed * (1 + slack.share) + slack.bytes;

/**
 * What does not fit its budget, as sentences.
 *
 * @param {readonly Measured[]} measured
 * @param {Readonly<Record<string, Budget>>} budgets
 * @returns {string[]}
 */
export function checkBudget(measured, budgets) {
  const gone = Object.keys(budgets).filter((name) => measured.every((one) => one.name !== name));
  return [
    ...measured.flatMap((one) => problemsOf(one, budgets[one.name])),
    ...gone.map((name) => `${name} has a budget and is not in the kit.`),
  ];
}

/** @param {Measured} measured @param {Budget | undefined} budget */
function problemsOf({ name, layer, js, css, with: company }, budget) {
  const above = company.filter((one) => liesAbove(layer, one));
  const problems = above.map((one) => `${name} (${layer}) brings along ${one}, which lies above it.`);
  if (budget === undefined) return [...problems, `${name} has no budget yet.`];
  const news = company.filter((one) => !budget.with.includes(one));
  if (news.length > 0)
    problems.push(`${name} brings along ${news.join(', ')}, which its budget does not have.`);
  if (js > limitOf(budget.js)) problems.push(`${name}: ${js} B of script, its budget has ${budget.js} B.`);
  if (css > limitOf(budget.css)) problems.push(`${name}: ${css} B of style, its budget has ${budget.css} B.`);
  return problems;
}

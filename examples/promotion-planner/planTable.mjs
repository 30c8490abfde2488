import { formatMoney } from '@kislap/domain/money';

/** @typedef {import('./planPromotions.mjs').Row} Row */

/** @param {Row} row */
export const titleOf = ({ promotion }) => (promotion === 0 ? 'No promotion' : `Promotion ${promotion}`);

/** The plan as a table to read. @param {readonly Row[]} rows */
export function planTable(rows) {
  const cells = rows.map((row) => [
    titleOf(row),
    String(row.deposits),
    formatMoney(row.deposited),
    formatMoney(row.cost),
  ]);
  const lines = [['', 'deposits', 'deposited', 'cost'], ...cells];
  return lines
    .map((line) => line.map((cell, column) => (column === 0 ? cell.padEnd(14) : cell.padStart(14))).join(' '))
    .join('\n');
}

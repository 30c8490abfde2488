import { compareMoney, formatMoney, zeroMoney } from '@kislap/domain/money';
import { titleOf } from './planTable.mjs';

/** @typedef {import('./planPromotions.mjs').Row} Row */

const chart = { width: 640, label: 130, bar: 360, row: 36 };

/** @param {Row} row @param {number} index @param {number} most */
function bar(row, index, most) {
  const width = most === 0 ? 0 : Math.round((row.cost / most) * chart.bar);
  const top = index * chart.row;
  return `  <text x="0" y="${top + 22}">${titleOf(row)}</text>
  <rect x="${chart.label}" y="${top + 8}" width="${width}" height="20" fill="#7a3fd0"/>
  <text x="${chart.label + width + 8}" y="${top + 22}">${formatMoney(row.cost)}</text>`;
}

/** What each promotion costs, as an SVG of bars; the table says the same in words. @param {readonly Row[]} rows */
export function planChart(rows) {
  const most =
    rows
      .map(({ cost }) => cost)
      .toSorted(compareMoney)
      .at(-1) ?? zeroMoney;
  const height = rows.length * chart.row;
  const bars = rows.map((row, index) => bar(row, index, most));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${chart.width} ${height}" role="img" font-family="sans-serif" font-size="14">
  <title>Cost of each promotion in PHP</title>
${bars.join('\n')}
</svg>
`;
}

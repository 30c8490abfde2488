import { parsePesoInput } from '@kislap/domain/money';
import { isCalendarDay } from '@kislap/domain/time';

/** @typedef {{ player: string, day: string, amount: import('@kislap/domain').Money }} Deposit */

const header = 'player,day,amount';

/** @param {string} line @param {number} row @returns {Deposit} */
function readDeposit(line, row) {
  const [player = '', day = '', amount = ''] = line.split(',').map((cell) => cell.trim());
  if (player === '') throw new Error(`Row ${row} names no player.`);
  if (!isCalendarDay(day)) throw new Error(`Row ${row}: '${day}' is not a day. Write it as YYYY-MM-DD.`);
  const parsed = parsePesoInput(amount);
  if (!parsed.ok) throw new Error(`Row ${row}: '${amount}' is not an amount in pesos (${parsed.reason}).`);
  return { player, day, amount: parsed.value };
}

/**
 * The deposits of a file, in the order of their days: `player,day,amount`, one deposit a line, amounts in pesos.
 *
 * @param {string} csv
 * @returns {Deposit[]}
 * @throws {Error} Naming the row that cannot be read.
 */
export function readDeposits(csv) {
  const [first = '', ...lines] = csv.trim().split(/\r?\n/);
  if (first.replaceAll(' ', '') !== header)
    throw new Error(`The first line must be '${header}', not '${first}'.`);
  const deposits = lines.map((line, index) => readDeposit(line, index + 2));
  return deposits.toSorted((left, right) => (left.day < right.day ? -1 : Number(left.day > right.day)));
}

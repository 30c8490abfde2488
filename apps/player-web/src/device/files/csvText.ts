/** What a spreadsheet would run instead of show. */
const FORMULA_START = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * Rows as the text of a CSV file (RFC 4180). A cell that a spreadsheet would take for a formula begins with an
 * apostrophe; plain numbers stay numbers.
 *
 * @example
 * csvText([['Day', 'Amount'], ['2026-01-01', '-100.00']]); // => 'Day,Amount\r\n2026-01-01,-100.00\r\n'
 * csvText([['=1+1', 'a "b"']]); // => `'=1+1,"a ""b"""\r\n`
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(value: string): string {
  const safe = FORMULA_START.test(value) && !PLAIN_NUMBER.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

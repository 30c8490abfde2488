import { moneyFromScore, pesoText } from '@kislap/domain';

/** The columns that hold money, in the ledger's own unit. */
const moneyColumns: ReadonlySet<string> = new Set([
  'amount',
  'award',
  'bonus',
  'stake',
  'win',
  'validStake',
  'pendingAmount',
  'totalDeposit',
  'totalFlow',
  'needFlow',
  'betFlow',
]);

/** A row of the database as a person reads it: pesos as decimals, instants as dates, nothing where there is none. */
export function exportedRow(row: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => column !== 'playerId')
      .map(([column, value]: [string, unknown]) => exportedValue(column, value)),
  );
}

function exportedValue(column: string, value: unknown): readonly [string, unknown] {
  if (/(?:^at|At|Until|From)Ms$/.test(column)) {
    const isThere = typeof value === 'number' && value > 0;
    return [column.slice(0, -'Ms'.length), isThere ? new Date(value).toISOString() : null];
  }
  if (moneyColumns.has(column) && typeof value === 'number') return [column, pesoText(moneyFromScore(value))];
  return [column, value];
}

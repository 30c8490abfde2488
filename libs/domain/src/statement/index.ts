export { minutesPlayed } from './minutesPlayed';
export { netResult } from './netResult';
export { otherMovements, type PeriodBalances } from './otherMovements';
export type { StatementKind } from './StatementKind';
export { statementMonths, type StatementMonth } from './statementMonths';
export type { StatementTotals } from './StatementTotals';

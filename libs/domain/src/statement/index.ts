export { statementMonths } from './months';
export type { StatementMonth } from './months';
export { netResult, otherMovements } from './totals';
export type { PeriodBalances, StatementKind, StatementTotals } from './totals';

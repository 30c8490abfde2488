export { statementMonths } from './months';
export type { StatementMonth } from './months';
export { minutesPlayed, netResult, otherMovements } from './totals';
export type { PeriodBalances, StatementKind, StatementTotals } from './totals';

import type { DayKey, Money, PeriodBalances, StatementTotals } from '@kislap/domain';
import type { Movement } from './Movement';

/**
 * Which days a statement is about, both included.
 *
 * @example
 * const january: StatementPeriod = { from: '2026-01-01', to: '2026-01-31' };
 * statementKey(7, january); // => ['statement', 7, '2026-01-01']
 */
export interface StatementPeriod {
  readonly from: DayKey;
  readonly to: DayKey;
}

/**
 * What the account came to in a period.
 *
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const january = { from: '2026-01-01', to: '2026-01-31' };
 * const summary: StatementSummary = await getStatement(january);
 * formatMoney(summary.net); // => '14.00'
 */
export interface StatementSummary {
  /** Its last day. */
  readonly to: DayKey;
  readonly totals: StatementTotals;
  /** Won less staked. */
  readonly net: Money;
  /** `undefined` where the operator does not tell. */
  readonly balances: PeriodBalances | undefined;
  /** What moved the balance beside the totals; `undefined` with the balances. */
  readonly other: Money | undefined;
  /** Counted from rounds; `undefined` where the operator does not tell. */
  readonly minutesPlayed: number | undefined;
  /** The net of each of the 30 days up to the last one, oldest first; `undefined` where the operator does not tell. */
  readonly days: readonly { readonly day: DayKey; readonly amount: Money }[] | undefined;
}

/**
 * A page of the movements of a period, with what the whole period came to.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const statement: Statement = await getStatement({ from: '2026-01-01', to: '2026-01-31' });
 * statement.movements[0]?.kind; // => 'withdrawal'
 */
export interface Statement extends StatementSummary {
  readonly movements: readonly Movement[];
}

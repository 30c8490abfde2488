import {
  type DayKey,
  type EpochSeconds,
  epochSecondsFrom,
  type Money,
  netResult,
  otherMovements,
  type PeriodBalances,
  type StatementKind,
  type StatementTotals,
} from '@kislap/domain';
import type * as v from 'valibot';
import { statementCall, type StatementRow } from '../contract/statement';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { definedFields, moneyOfPeso, moneyOfScore } from '../mapping/wireValues';

/**
 * One movement of the player's balance.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const january = { from: '2026-01-01', to: '2026-01-31' };
 * const movement: Movement | undefined = (await getStatement(january)).movements[0];
 * movement?.reference; // => 'W2025111300000002'
 */
export interface Movement {
  readonly id: number;
  readonly at: EpochSeconds;
  readonly kind: StatementKind;
  /** Above zero when the balance grew. */
  readonly amount: Money;
  readonly balanceAfter?: Money;
  /** What the operator finds it by: an order, a round, a prize. */
  readonly reference?: string;
  /** Of a bet and its win, where the operator tells it. */
  readonly gameName?: string;
}

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

type Answer = v.InferOutput<typeof statementCall.response>;

const kinds: readonly StatementKind[] = ['deposit', 'withdrawal', 'bet', 'win', 'bonus', 'refund'];

/**
 * Asks for a page of the movements of a period, newest first, with what the whole period came to.
 *
 * @param beforeId the smallest id already held, 0 for the first page
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const january = { from: '2026-01-01', to: '2026-01-31' };
 * (await getStatement(january)).minutesPlayed; // => 85
 */
export async function getStatement(
  { from, to }: StatementPeriod,
  beforeId = 0,
  options?: CallOptions,
): Promise<Statement> {
  const answer = await callMain(statementCall, { from, to, logId: beforeId }, options);
  const totals = totalsOf(answer);
  const balances = balancesOf(answer);
  return {
    to,
    totals,
    net: netResult(totals),
    balances,
    other: balances && otherMovements(totals, balances),
    minutesPlayed: answer.minutes,
    days: answer.days?.map(({ d, net }) => ({ day: d, amount: moneyOfPeso(net) })),
    movements: answer.rows.map(movementOf),
  };
}

function totalsOf({ dep, wdw, bonus, BetScore, WinScore }: Answer) {
  return {
    deposited: moneyOfPeso(dep),
    withdrawn: moneyOfPeso(wdw),
    bonus: moneyOfPeso(bonus),
    staked: moneyOfScore(BetScore),
    won: moneyOfScore(WinScore),
  };
}

function balancesOf({ open, close }: Answer): Statement['balances'] {
  if (open === undefined || close === undefined) return undefined;
  return { opening: moneyOfPeso(open), closing: moneyOfPeso(close) };
}

function movementOf({ id, t, kind, am, bal, ref, name }: StatementRow): Movement {
  return {
    id,
    at: epochSecondsFrom(t),
    kind: kinds.find((one) => one === kind) ?? 'other',
    amount: moneyOfPeso(am),
    ...definedFields({
      balanceAfter: bal === undefined ? undefined : moneyOfPeso(bal),
      reference: ref === '' ? undefined : ref,
      gameName: name === '' ? undefined : name,
    }),
  };
}

/**
 * Asks for a period with all of its movements, page after page, newest first.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const january = { from: '2026-01-01', to: '2026-01-31' };
 * (await getWholeStatement(january)).to; // => '2026-01-31'
 */
export async function getWholeStatement(period: StatementPeriod, options?: CallOptions): Promise<Statement> {
  const first = await getStatement(period, 0, options);
  const all: Movement[] = [...first.movements];
  for (let page = first.movements; page.length > 0;) {
    const beforeId = lowestId(all);
    const { movements } = await getStatement(period, beforeId, options);
    page = movements.filter(({ id }) => id < beforeId);
    all.push(...page);
  }
  return { ...first, movements: all };
}

const lowestId = (movements: readonly Movement[]) => movements.at(-1)?.id ?? 0;

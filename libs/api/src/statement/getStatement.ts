import { epochSecondsFrom, netResult, otherMovements, type StatementKind } from '@kislap/domain';
import type * as v from 'valibot';
import { statementCall, type StatementRow } from '../contract/statement';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import { moneyOfScore } from '../mapping/moneyOfScore';
import type { Movement } from './Movement';
import type { Statement, StatementPeriod } from './Statement';

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

function movementOf({ id, t, kind, am, bal, ref }: StatementRow): Movement {
  return {
    id,
    at: epochSecondsFrom(t),
    kind: kinds.find((one) => one === kind) ?? 'other',
    amount: moneyOfPeso(am),
    ...definedFields({
      balanceAfter: bal === undefined ? undefined : moneyOfPeso(bal),
      reference: ref === '' ? undefined : ref,
    }),
  };
}

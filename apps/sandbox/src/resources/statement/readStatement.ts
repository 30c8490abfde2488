import type { statementCall } from '@kislap/api/contract';
import { netResult, pesoFromMoney, scoreFromMoney } from '@kislap/domain';
import type * as v from 'valibot';
import type { PlayerCallContext } from '../../http/CallContext';
import { accountIds } from '../../ledger/accountIds';
import { linesOf } from './linesOf';
import { minutesIn } from './minutesIn';
import { netOfDays } from './netOfDays';
import { periodOf } from './periodOf';
import { sumsOf } from './sumsOf';

/**
 * A page of everything that moved the player's balance in some Manila days, with what the whole time came to.
 *
 * @throws Refusal `badParameter` for days that are none or too many
 */
export async function readStatement(
  { operator: { database }, session }: PlayerCallContext,
  { from, to, logId }: v.InferOutput<typeof statementCall.request>,
) {
  const period = periodOf({ from, to });
  const { id } = session.player;
  const cash = accountIds.cash(id);
  const [{ totals, balances }, minutes, days, rows] = await Promise.all([
    sumsOf(database, id, period),
    minutesIn(database, id, period),
    netOfDays(database, id, to),
    linesOf(database, cash, { ...period, logId }),
  ]);
  return {
    dep: pesoFromMoney(totals.deposited),
    wdw: pesoFromMoney(totals.withdrawn),
    bonus: pesoFromMoney(totals.bonus),
    BetScore: scoreFromMoney(totals.staked),
    WinScore: scoreFromMoney(totals.won),
    net: pesoFromMoney(netResult(totals)),
    minutes,
    open: pesoFromMoney(balances.opening),
    close: pesoFromMoney(balances.closing),
    days,
    rows,
  };
}

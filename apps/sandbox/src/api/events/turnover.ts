import { turnoverCall, type TurnoverRow } from '@kislap/api/contract';
import { type Money, moneyFromScore, pesoFromMoney } from '@kislap/domain';
import { desc, eq, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { pageSize, type PlayerCallContext } from '../../calls/Call';
import { playerCall } from '../../calls/defineCall';
import { activityName } from '../../catalogue/activityType';
import type { Database } from '../../database/Database';
import { turnoverTask } from '../../database/tables/rewards';
import { doneOf } from '../../rules/bonus/pot';

/** Calls about what has to be bet before a withdrawal. */
export const turnoverCalls = [playerCall(turnoverCall, listTurnover)];

/**
 * What a player has to bet, newest first. How much of each is done is derived: turnover fills the tasks oldest first,
 * events among them, whichever are asked for.
 */
async function listTurnover(
  { operator, session: { player }, locale }: PlayerCallContext,
  request: v.InferOutput<typeof turnoverCall.request>,
): Promise<v.InferOutput<typeof turnoverCall.response>> {
  const page = Math.max(1, request.page);
  const rows = await readTasks(operator.database, player.id, {
    page,
    isEventsOnly: request.type === 'event',
  });
  return {
    list: rows.slice(0, pageSize).map((row): TurnoverRow => {
      const done = doneOfRow(row, player.betFlow);
      const state = row.voidAtMs === null ? (done >= row.need ? 1 : 0) : 2;
      const isInPot = state === 0 && row.kind !== 'deposit';
      return {
        id: row.id,
        logtime: Math.floor(row.atMs / 1000),
        type: row.kind,
        title: activityName(row.activityType, row.kind, locale),
        am: pesoFromMoney(row.amount),
        times: row.times,
        needFlow: pesoFromMoney(row.need),
        BetFlow: pesoFromMoney(done),
        state,
        etime: isInPot && row.potEndsAtMs ? Math.floor(Number(row.potEndsAtMs) / 1000) : undefined,
      };
    }),
    needFlow: pesoFromMoney(player.needFlow),
    BetFlow: pesoFromMoney(player.betFlow),
    more: rows.length > pageSize ? 1 : 0,
  };
}

/** One page of a player's tasks and one row more, each with all the turnover that is needed up to its end. */
async function readTasks(
  database: Database,
  playerId: number,
  { page, isEventsOnly }: { readonly page: number; readonly isEventsOnly: boolean },
) {
  const tasks = database
    .select({
      id: turnoverTask.id,
      kind: turnoverTask.kind,
      activityType: turnoverTask.activityType,
      amount: turnoverTask.amount,
      times: turnoverTask.times,
      need: turnoverTask.need,
      atMs: turnoverTask.atMs,
      voidAtMs: turnoverTask.voidAtMs,
      voidDone: turnoverTask.voidDone,
      // All that is in a pot goes with it.
      potEndsAtMs: sql<string | null>`(max(${turnoverTask.endsAtMs}) OVER ())::text`.as('pot_ends_at_ms'),
      // What is void takes no turnover from those after it.
      upToHere: sql<string>`coalesce(sum(${turnoverTask.need})
        FILTER (WHERE ${turnoverTask.voidAtMs} IS NULL) OVER (ORDER BY ${turnoverTask.id}), 0)::text`.as(
        'up_to_here',
      ),
    })
    .from(turnoverTask)
    .where(eq(turnoverTask.playerId, playerId))
    .as('task');
  return await database
    .select()
    .from(tasks)
    .where(isEventsOnly ? eq(tasks.kind, 'event') : undefined)
    .orderBy(desc(tasks.id))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize);
}

function doneOfRow(
  { need, upToHere, voidAtMs, voidDone }: Awaited<ReturnType<typeof readTasks>>[number],
  betFlow: Money,
): Money {
  return voidAtMs === null ? doneOf(need, { upToHere: moneyFromScore(upToHere), betFlow }) : voidDone;
}

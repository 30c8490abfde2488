import { addMoney, type Money, scoreFromMoney, zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { vipLevelOf } from '../../catalogue/vipLevels';
import type { Database } from '../../database/Database';
import { run } from '../../database/pooled';
import { player, type PlayerRow } from '../../database/tables/player';
import { sendAlong } from '../../database/transact';
import { sendVipMails } from '../mail/vipLetters';

/** Something that has to be bet some times over. */
interface NewTurnoverTask {
  readonly playerId: number;
  readonly kind: 'deposit' | 'bonus' | 'event';
  /** 0 for a deposit. */
  readonly activityType: number;
  readonly amount: Money;
  readonly times: number;
  /** When the pot goes. */
  readonly endsAtMs?: number | undefined;
  /** The highest bet meanwhile. */
  readonly maxStake?: Money | undefined;
  readonly nowMs: number;
}

/**
 * Adds to the turnover a player needs before a withdrawal. Nothing for an amount of zero.
 *
 * @returns what is added; the statement is on its way
 */
export function addTurnoverTask(transaction: Database, task: NewTurnoverTask): Money {
  const { need, rows } = planTurnoverTasks([task]);
  if (need > zeroMoney) {
    const values = [...taskValues(rows), scoreFromMoney(need), task.playerId];
    sendAlong(transaction, run(transaction, adding, values));
  }
  return need;
}

/** Writes tasks in their order, from `taskValues` as $1 to $9. A pot ends with the last of its bonuses. */
export const insertTasks = `INSERT INTO turnover_task
    (player_id, kind, activity_type, amount, times, need, at_ms, ends_at_ms, max_stake)
  SELECT player_id, kind, activity_type, amount, times, need, at_ms,
    CASE WHEN ends_at_ms IS NOT NULL THEN greatest(ends_at_ms,
      (SELECT max(held.ends_at_ms) FROM turnover_task held WHERE held.player_id = task.player_id)) END, max_stake
  FROM unnest($1::int[], $2::text[], $3::int[], $4::bigint[], $5::int[], $6::bigint[], $7::bigint[], $8::bigint[],
      $9::bigint[])
    WITH ORDINALITY AS task (player_id, kind, activity_type, amount, times, need, at_ms, ends_at_ms, max_stake, place)
  ORDER BY place`;

/** The values of `insertTasks`. */
export function taskValues(rows: ReturnType<typeof planTurnoverTasks>['rows']): readonly unknown[] {
  return [
    rows.map(({ playerId }) => playerId),
    rows.map(({ kind }) => kind),
    rows.map(({ activityType }) => activityType),
    rows.map(({ amount }) => scoreFromMoney(amount)),
    rows.map(({ times }) => times),
    rows.map(({ need }) => scoreFromMoney(need)),
    rows.map(({ atMs }) => atMs),
    rows.map(({ endsAtMs }) => endsAtMs ?? null),
    rows.map(({ maxStake }) => (maxStake === undefined ? null : scoreFromMoney(maxStake))),
  ];
}

const adding = {
  name: 'add_turnover',
  text: `WITH tasks AS (${insertTasks})
  UPDATE player SET need_flow = need_flow + $10::bigint WHERE id = $11::int`,
};

/** The rows of tasks of turnover, of which those of zero are none, and how much they add to what the player needs. */
export function planTurnoverTasks(tasks: readonly NewTurnoverTask[]) {
  const rows = tasks
    .map(({ nowMs, ...task }) => ({ ...task, need: needOf(task), atMs: nowMs }))
    .filter(({ need }) => need > zeroMoney);
  return { rows, need: rows.map(({ need }) => need).reduce(addMoney, zeroMoney) };
}

function needOf({ times, amount }: Pick<NewTurnoverTask, 'times' | 'amount'>): Money {
  return Array.from({ length: times }, () => amount).reduce(addMoney, zeroMoney);
}

/**
 * Counts a bet towards the player's turnover. Turnover rule: what is bet beyond what is needed is not saved up for
 * later deposits.
 *
 * @param owner locked
 * @returns how much is done then of what is needed
 */
export async function countTurnover(
  transaction: Database,
  owner: PlayerRow,
  { validStake, nowMs }: { readonly validStake: Money; readonly nowMs: number },
): Promise<Money> {
  const done = addMoney(owner.betFlow, validStake);
  const betFlow = done < owner.needFlow ? done : owner.needFlow;
  const totalFlow = addMoney(owner.totalFlow, validStake);
  const earned = vipLevelOf({ deposit: owner.totalDeposit, turnover: totalFlow });
  await transaction
    .update(player)
    .set({ betFlow, totalFlow, vipLevel: Math.max(owner.vipLevel, earned) })
    .where(eq(player.id, owner.id));
  await sendVipMails(transaction, owner.id, { before: owner.vipLevel, after: earned, nowMs });
  return betFlow;
}

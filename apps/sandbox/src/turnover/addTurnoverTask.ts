import { addMoney, type Money, scoreFromMoney, zeroMoney } from '@kislap/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { player } from '../database/tables/player';
import { turnoverTask } from '../database/tables/turnoverTask';

/** Something that has to be bet some times over. */
export interface NewTurnoverTask {
  readonly playerId: number;
  readonly kind: 'deposit' | 'bonus' | 'event';
  /** 0 for a deposit. */
  readonly activityType: number;
  readonly amount: Money;
  readonly times: number;
  readonly nowMs: number;
}

/**
 * Adds to the turnover a player needs before a withdrawal. Nothing for an amount of zero.
 *
 * @returns what was added
 */
export async function addTurnoverTask(transaction: Database, task: NewTurnoverTask): Promise<Money> {
  const { nowMs, ...row } = task;
  const need = Array.from({ length: task.times }, () => task.amount).reduce(addMoney, zeroMoney);
  if (need <= zeroMoney) return zeroMoney;
  await transaction.insert(turnoverTask).values({ ...row, need, atMs: nowMs });
  await transaction
    .update(player)
    .set({ needFlow: sql`${player.needFlow} + ${scoreFromMoney(need)}::bigint` })
    .where(eq(player.id, task.playerId));
  return need;
}

import { addMoney, type Money, scoreFromMoney, zeroMoney } from '@kislap/domain';
import { eq, sql } from 'drizzle-orm';
import { vipLevelOf } from '../../catalogue/vipLevels';
import type { Database } from '../../database/Database';
import { player, type PlayerRow } from '../../database/tables/player';
import { turnoverTask } from '../../database/tables/rewards';
import { sendVipMails } from '../mail/mail';

/** Something that has to be bet some times over. */
interface NewTurnoverTask {
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
  const { need, rows } = planTurnoverTasks([task]);
  if (need <= zeroMoney) return zeroMoney;
  const recorded = transaction
    .$with('recorded')
    .as(transaction.insert(turnoverTask).values(rows).returning({ id: turnoverTask.id }));
  await transaction
    .with(recorded)
    .update(player)
    .set({ needFlow: addedNeed(need) })
    .where(eq(player.id, task.playerId));
  return need;
}

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

/** What a player needs from now on: this much more. */
export const addedNeed = (need: Money) => sql`${player.needFlow} + ${scoreFromMoney(need)}::bigint`;

/**
 * Counts a bet towards the player's turnover. Turnover rule: what is bet beyond what is needed is not saved up for
 * later deposits.
 *
 * @param owner locked
 */
export async function countTurnover(
  transaction: Database,
  owner: PlayerRow,
  { validStake, nowMs }: { readonly validStake: Money; readonly nowMs: number },
): Promise<void> {
  const done = addMoney(owner.betFlow, validStake);
  const totalFlow = addMoney(owner.totalFlow, validStake);
  const earned = vipLevelOf({ deposit: owner.totalDeposit, turnover: totalFlow });
  await transaction
    .update(player)
    .set({
      betFlow: done < owner.needFlow ? done : owner.needFlow,
      totalFlow,
      vipLevel: Math.max(owner.vipLevel, earned),
    })
    .where(eq(player.id, owner.id));
  await sendVipMails(transaction, owner.id, { before: owner.vipLevel, after: earned, nowMs });
}

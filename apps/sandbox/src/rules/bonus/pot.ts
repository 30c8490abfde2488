import {
  addMoney,
  type Money,
  moneyFromScore,
  scoreFromMoney,
  subtractMoney,
  zeroMoney,
} from '@kislap/domain';
import { and, eq, gt, gte, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { bet } from '../../database/tables/games';
import { player } from '../../database/tables/player';
import { turnoverTask } from '../../database/tables/rewards';
import type { Failpoints } from '../../kernel/failpoints';
import { accountIds, readBalance } from '../../ledger/accounts';
import type { Movement } from '../../ledger/post';
import { postForPlayer } from '../gate/postForPlayer';
import { newOrderId } from '../orders/orderTimes';
import type { LockedPlayer } from '../players/player';

interface PotChange {
  /** As it is after everything that was counted. */
  readonly player: LockedPlayer;
  readonly nowMs: number;
  readonly failpoints?: Failpoints | undefined;
}

/**
 * Ends a pot whose time has come: once all that was given is bet, what lies in it becomes own; once nothing lies in it,
 * its tasks are void, unless a ticket of it is open, whose win comes back into it. Called after each round.
 */
export async function settlePot(transaction: Database, change: PotChange): Promise<void> {
  const pot = await readBalance(transaction, accountIds.bonus(change.player.id));
  const open = await openGifts(transaction, change.player);
  if (open.length === 0) await movePot(transaction, { ...change, pot, kind: 'bonus-own' });
  else if (pot > zeroMoney || (await hasOpenTicket(transaction, change.player.id))) return;
  else await voidTasks(transaction, change, open);
  await liftTerms(transaction, change.player.id);
}

/** Whether a ticket that was bought with given money waits for its draw. */
async function hasOpenTicket(transaction: Database, playerId: number): Promise<boolean> {
  const isOfPot = and(eq(bet.playerId, playerId), isNotNull(bet.openDraw), gt(bet.bonusStake, zeroMoney));
  return (await transaction.$count(bet, isOfPot)) > 0;
}

/**
 * The same after the draw of a ticket. What was given up after it was bought stays given up: its share of the win goes
 * back to the house.
 */
export async function settlePotOfTicket(
  transaction: Database,
  change: PotChange,
  { boughtAtMs }: { readonly boughtAtMs: number },
): Promise<void> {
  const { id } = change.player;
  const isVoid = and(eq(turnoverTask.playerId, id), gte(turnoverTask.voidAtMs, boughtAtMs));
  const isGivenUp =
    (await openGifts(transaction, change.player)).length === 0 &&
    (await transaction.$count(turnoverTask, isVoid)) > 0;
  if (isGivenUp) await voidPot(transaction, change);
  else await settlePot(transaction, change);
}

/**
 * Gives up what was given: the pot goes back to the house, and its tasks ask for nothing any more. What was bet for
 * deposits stays counted.
 *
 * @returns what lay in it
 */
export async function voidPot(transaction: Database, change: PotChange): Promise<Money> {
  const pot = await readBalance(transaction, accountIds.bonus(change.player.id));
  await movePot(transaction, { ...change, pot, kind: 'bonus-void' });
  await voidTasks(transaction, change, await openGifts(transaction, change.player));
  await liftTerms(transaction, change.player.id);
  return pot;
}

/** Without a pot nothing ends, and no bet is too high. */
async function liftTerms(transaction: Database, playerId: number): Promise<void> {
  await transaction
    .update(turnoverTask)
    .set({ endsAtMs: null })
    .where(and(eq(turnoverTask.playerId, playerId), isNotNull(turnoverTask.endsAtMs)));
}

/** A task of given money that is not met yet. */
interface OpenGift {
  readonly id: number;
  readonly need: Money;
  readonly done: Money;
  readonly maxStake: Money | null;
}

/** The tasks of given money that a player has still to bet for. Turnover fills all tasks oldest first. */
export async function openGifts(
  transaction: Database,
  { id, betFlow }: Pick<LockedPlayer, 'id' | 'betFlow'>,
): Promise<readonly OpenGift[]> {
  const tasks = transaction
    .select({
      id: turnoverTask.id,
      kind: turnoverTask.kind,
      need: turnoverTask.need,
      maxStake: turnoverTask.maxStake,
      upToHere: sql<string>`sum(${turnoverTask.need}) OVER (ORDER BY ${turnoverTask.id})`.as('up_to_here'),
    })
    .from(turnoverTask)
    .where(and(eq(turnoverTask.playerId, id), isNull(turnoverTask.voidAtMs)))
    .as('task');
  const rows = await transaction
    .select({
      id: tasks.id,
      need: tasks.need,
      maxStake: tasks.maxStake,
      upToHere: sql<string>`${tasks.upToHere}::text`,
    })
    .from(tasks)
    .where(and(ne(tasks.kind, 'deposit'), sql`${tasks.upToHere} > ${scoreFromMoney(betFlow)}`))
    .orderBy(tasks.id);
  return rows.map(({ upToHere, ...task }) => ({
    ...task,
    done: doneOf(task.need, { upToHere: moneyFromScore(upToHere), betFlow }),
  }));
}

/** What is done of a task that ends `upToHere` into everything that is needed. */
export function doneOf(
  need: Money,
  { upToHere, betFlow }: { readonly upToHere: Money; readonly betFlow: Money },
): Money {
  const done = subtractMoney(betFlow, subtractMoney(upToHere, need));
  if (done <= zeroMoney) return zeroMoney;
  return done < need ? done : need;
}

async function voidTasks(
  transaction: Database,
  { player: { id, needFlow, betFlow }, nowMs }: PotChange,
  open: readonly OpenGift[],
): Promise<void> {
  if (open.length === 0) return;
  for (const { id: taskId, done } of open) {
    await transaction
      .update(turnoverTask)
      .set({ voidAtMs: nowMs, voidDone: done })
      .where(eq(turnoverTask.id, taskId));
  }
  const need = open.map((task) => task.need).reduce(addMoney, zeroMoney);
  const done = open.map((task) => task.done).reduce(addMoney, zeroMoney);
  await transaction
    .update(player)
    .set({ needFlow: subtractMoney(needFlow, need), betFlow: subtractMoney(betFlow, done) })
    .where(eq(player.id, id));
}

interface PotMovement extends PotChange {
  readonly pot: Money;
  readonly kind: 'bonus-own' | 'bonus-void';
}

async function movePot(
  transaction: Database,
  { player: owner, pot, kind, nowMs, failpoints }: PotMovement,
): Promise<void> {
  if (pot === zeroMoney) return;
  const to = kind === 'bonus-own' ? accountIds.cash(owner.id) : accountIds.promo(owner.id);
  const movement: Movement = {
    kind,
    scope: kind,
    key: newOrderId('B'),
    requestHash: '',
    atMs: nowMs,
    entries: [
      { account: accountIds.bonus(owner.id), amount: subtractMoney(zeroMoney, pot) },
      { account: to, amount: pot },
    ],
  };
  await postForPlayer(transaction, { player: owner, movements: [movement], nowMs, failpoints });
}

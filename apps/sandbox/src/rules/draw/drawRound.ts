import {
  type DrawRound,
  type DrawState,
  drawStateOf,
  epochSecondsFrom,
  type Money,
  nextDrawRound,
  subtractMoney,
} from '@kislap/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { activityType } from '../../catalogue/activityType';
import { luckDraw } from '../../catalogue/prizeDraws';
import type { Database } from '../../database/Database';
import { drawRound, type DrawRoundRow, drawSpin } from '../../database/tables/draw';
import { prize } from '../../database/tables/rewards';
import type { Failpoints } from '../../kernel/failpoints';
import { manilaDayMs } from '../../kernel/manilaDays';
import { Refusal } from '../../kernel/Refusal';
import { payReward } from '../rewards/payReward';

/** Opens a round, or finds the one that runs or waits to be paid. The player must be locked. */
export async function openRound(
  transaction: Database,
  playerId: number,
  nowMs: number,
): Promise<DrawRoundRow> {
  const latest = await latestRound(transaction, playerId);
  if (latest !== undefined) {
    const { state } = roundAt(latest, nowMs);
    if (state === 'running' || state === 'reached') return latest;
    if (state === 'ended') await endRound(transaction, latest.id);
  }
  const { goal, days } = luckDraw.rules;
  const [opened] = await transaction
    .insert(drawRound)
    .values({ playerId, goal, startedAtMs: nowMs, endsAtMs: nowMs + days * manilaDayMs })
    .returning();
  if (opened === undefined) throw new Error('The round was not written');
  return opened;
}

/** Writes down what time has done to a round, so that another one may run. */
async function endRound(transaction: Database, roundId: number): Promise<void> {
  await transaction.update(drawRound).set({ state: drawStateCode.ended }).where(eq(drawRound.id, roundId));
  await expireMysteries(transaction, roundId);
}

/** A player's latest round, whatever became of it; nothing before the first one. */
export async function latestRound(database: Database, playerId: number): Promise<DrawRoundRow | undefined> {
  const [row] = await database
    .select()
    .from(drawRound)
    .where(eq(drawRound.playerId, playerId))
    .orderBy(desc(drawRound.id))
    .limit(1);
  return row;
}

const seconds = (instantMs: number) => epochSecondsFrom(Math.floor(instantMs / 1000));

/** A stored round by the rule of rounds, as it stands at an instant: time ends a running one without a write. */
export function roundAt(
  row: DrawRoundRow,
  nowMs: number,
): Pick<DrawRound, 'collected' | 'goal' | 'endsAt' | 'state'> {
  const { collected, goal, endsAtMs, state } = row;
  const stored = { collected, goal, endsAt: seconds(endsAtMs), state: drawStateOf(state) };
  return nextDrawRound(stored, { type: 'timePassed', now: seconds(nowMs) });
}

/**
 * Adds a prize to a round by the rule of rounds, never past its goal. The player must be locked.
 *
 * @returns the round after it, and how much there was room for
 */
export async function addToRound(
  transaction: Database,
  row: DrawRoundRow,
  { amount, nowMs }: { readonly amount: Money; readonly nowMs: number },
): Promise<{ readonly row: DrawRoundRow; readonly added: Money }> {
  const before = roundAt(row, nowMs);
  const { collected, state } = nextDrawRound(before, { type: 'won', amount });
  const added = subtractMoney(collected, before.collected);
  const after = { collected, state: drawStateCode[state] };
  await transaction.update(drawRound).set(after).where(eq(drawRound.id, row.id));
  return { row: { ...row, ...after }, added };
}

/** Expires the mysteries of a round that ended before they were opened. */
async function expireMysteries(transaction: Database, roundId: number): Promise<void> {
  const lapsed = await transaction
    .update(drawSpin)
    .set({ state: 2 })
    .where(and(eq(drawSpin.roundId, roundId), eq(drawSpin.state, 1)))
    .returning({ key: sql<string>`'spin:' || ${drawSpin.id}` });
  if (lapsed.length === 0) return;
  const keys = lapsed.map(({ key }) => key);
  await transaction
    .update(prize)
    .set({ state: 2 })
    .where(and(eq(prize.activityType, activityType.draw), inArray(prize.claimKey, keys)));
}

/**
 * Pays the goal of a round into the balance. The player must be locked.
 *
 * @throws Refusal `goalNotReached` (1008), `alreadyReceived` (1009), `ended` (1010)
 */
export async function payGoal(
  transaction: Database,
  row: DrawRoundRow,
  { nowMs, failpoints }: { readonly nowMs: number; readonly failpoints: Failpoints },
) {
  const { state } = roundAt(row, nowMs);
  if (state === 'paid') throw new Refusal('alreadyReceived');
  if (state === 'ended') throw new Refusal('ended');
  if (state !== 'reached') throw new Refusal('goalNotReached');
  const claim = await payReward(
    transaction,
    {
      playerId: row.playerId,
      activityType: activityType.draw,
      claimKey: `round:${row.id}`,
      amount: row.goal,
      turnoverTimes: luckDraw.turnoverTimes,
      nowMs,
    },
    failpoints,
  );
  const paid = { state: drawStateCode.paid, paidAtMs: nowMs };
  await transaction.update(drawRound).set(paid).where(eq(drawRound.id, row.id));
  await expireMysteries(transaction, row.id);
  return { claim, round: { ...row, ...paid } };
}

/** The state of a round on the wire and in the database. */
export const drawStateCode = { none: 0, running: 1, reached: 2, paid: 3, ended: 4 } as const satisfies Record<
  DrawState,
  number
>;

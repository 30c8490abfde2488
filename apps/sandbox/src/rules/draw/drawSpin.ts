import { type DrawSpins, earnedSpins, type Money, nextSpinSource } from '@kislap/domain';
import { and, count, eq, gte, isNotNull, lt } from 'drizzle-orm';
import { activityType } from '../../catalogue/activityType';
import { luckDraw } from '../../catalogue/prizeDraws';
import type { Database } from '../../database/Database';
import { drawRound, type DrawRoundRow, drawSpin } from '../../database/tables/draw';
import { player } from '../../database/tables/player';
import { prize } from '../../database/tables/rewards';
import { Refusal } from '../../kernel/Refusal';
import { depositedSince } from '../deposits/pastDeposits';
import { drawPrize } from '../fairness/drawPrize';
import type { Operator } from '../Operator';
import { addToRound, latestRound, roundAt } from './drawRound';
import { prizeAt, wheelPoints } from './prizeAt';

/** A spin as it is stored. */
export type DrawSpinRow = typeof drawSpin.$inferSelect;

const mystery = 3;

/** What spins and mysteries are drawn as. */
const luckDrawCode = 'luck-draw';

interface DrawContext {
  readonly operator: Pick<Operator, 'random' | 'chanceOf'>;
  readonly nowMs: number;
}

/**
 * Uses one spin: draws a segment by the published odds, adds its prize to the round, and records both. The player
 * must be locked.
 *
 * @throws Refusal `noRound`, `goalReached` or `noSpinsLeft` (1008), `ended` (1010)
 */
export async function spinWheel(
  transaction: Database,
  playerId: number,
  { operator, nowMs }: DrawContext,
): Promise<{ readonly spin: DrawSpinRow; readonly round: DrawRoundRow }> {
  const open = await runningRound(transaction, playerId, nowMs);
  const { earned, used } = await countSpins(transaction, open);
  const source = nextSpinSource(earned, used);
  if (source === undefined) throw new Refusal('noSpinsLeft');
  const prizeIndex = prizeAt(
    luckDraw.wheel.map(({ odds }) => odds),
    await drawPrize(transaction, { playerId, gameCode: luckDrawCode, operator, nowMs }, wheelPoints),
  );
  const segment = luckDraw.wheel[prizeIndex];
  if (segment === undefined) throw new Error(`The wheel has no segment ${prizeIndex}`);
  const { type: prizeType, amount } = segment;
  const { row: round, added } = await addToRound(transaction, open, { amount, nowMs });
  const state = prizeType === mystery ? 1 : 2;
  const [spin] = await transaction
    .insert(drawSpin)
    .values({ roundId: open.id, playerId, source, prizeIndex, prizeType, amount, added, state, atMs: nowMs })
    .returning();
  if (spin === undefined) throw new Error('The spin was not written');
  const claimKey = `spin:${spin.id}`;
  await transaction.insert(prize).values({
    playerId,
    activityType: activityType.draw,
    claimKey,
    prizeType,
    amount: added,
    state,
    atMs: nowMs,
  });
  return { spin, round };
}

async function runningRound(transaction: Database, playerId: number, nowMs: number): Promise<DrawRoundRow> {
  const latest = await latestRound(transaction, playerId);
  if (latest === undefined) throw new Refusal('noRound');
  const { state } = roundAt(latest, nowMs);
  if (state === 'reached') throw new Refusal('goalReached');
  if (state !== 'running') throw new Refusal('ended');
  return latest;
}

/**
 * Opens the mystery of a spin: what it holds is drawn now, and added to its round. The player must be locked.
 *
 * @throws Refusal `alreadyReceived` (1009) when there is nothing to open, `ended` (1010) after the round
 */
export async function openMystery(
  transaction: Database,
  spin: DrawSpinRow,
  { operator, nowMs }: DrawContext,
): Promise<{ readonly round: DrawRoundRow; readonly amount: Money }> {
  const [row] = await transaction.select().from(drawRound).where(eq(drawRound.id, spin.roundId));
  if (row === undefined) throw new Error(`The spin ${spin.id} has no round`);
  const { state } = roundAt(row, nowMs);
  if (spin.state !== 1) throw new Refusal('alreadyReceived');
  if (state !== 'running' && state !== 'reached') throw new Refusal('ended');
  const owner = { playerId: spin.playerId, gameCode: luckDrawCode, operator, nowMs };
  const amount = luckDraw.mysteries[await drawPrize(transaction, owner, luckDraw.mysteries.length)];
  if (amount === undefined) throw new Error('A mystery holds nothing');
  const { row: round, added } = await addToRound(transaction, row, { amount, nowMs });
  await transaction.update(drawSpin).set({ amount, added, state: 2 }).where(eq(drawSpin.id, spin.id));
  await transaction
    .update(prize)
    .set({ amount: added, state: 2 })
    .where(
      and(
        eq(prize.playerId, spin.playerId),
        eq(prize.activityType, activityType.draw),
        eq(prize.claimKey, `spin:${spin.id}`),
      ),
    );
  return { round, amount };
}

/** The spins of a round, reckoned anew from what has happened. */
interface CountedSpins {
  readonly earned: DrawSpins;
  readonly used: DrawSpins;
  /** Friends with a phone that a code by SMS has verified: they count. */
  readonly friends: number;
}

/** Counts the spins a round has earned and used. For spinning, the player must be locked. */
export async function countSpins(database: Database, round: DrawRoundRow): Promise<CountedSpins> {
  const [counted] = await database
    .select({ friends: count() })
    .from(player)
    .where(and(friendsOfRound(round), isNotNull(player.phone)));
  const friends = counted?.friends ?? 0;
  const deposited = await depositedSince(database, round.playerId, round.startedAtMs);
  const spun = await database
    .select({ source: drawSpin.source, times: count() })
    .from(drawSpin)
    .where(eq(drawSpin.roundId, round.id))
    .groupBy(drawSpin.source);
  const usedOf = (source: keyof DrawSpins) => spun.find((row) => row.source === source)?.times ?? 0;
  return {
    earned: earnedSpins({ friends, deposited }, luckDraw.rules),
    used: { free: usedOf('free'), invite: usedOf('invite'), deposit: usedOf('deposit') },
    friends,
  };
}

/** Which players are the friends of a round: invited by its player and registered while it ran. */
export function friendsOfRound({ playerId, startedAtMs, endsAtMs }: DrawRoundRow) {
  return and(
    eq(player.invitedBy, playerId),
    gte(player.registeredAtMs, startedAtMs),
    lt(player.registeredAtMs, endsAtMs),
  );
}

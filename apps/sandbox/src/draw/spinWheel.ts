import { nextSpinSource } from '@kislap/domain';
import { activityType } from '../catalogue/activityType';
import { luckDraw } from '../catalogue/luckDraw';
import type { Database } from '../database/Database';
import { drawSpin } from '../database/tables/drawSpin';
import { prize } from '../database/tables/prize';
import type { Random } from '../kernel/Random';
import { Refusal } from '../kernel/Refusal';
import { addToRound } from './addToRound';
import { countSpins } from './countSpins';
import type { DrawRoundRow } from './DrawRoundRow';
import { latestRound } from './latestRound';
import { prizeAt } from './prizeAt';
import { roundAt } from './roundAt';

/** A spin as it is stored. */
export type DrawSpinRow = typeof drawSpin.$inferSelect;

const mystery = 3;

/**
 * Uses one spin: draws a segment from the published odds alone, adds its prize to the round, and writes both the
 * spin and its line in the prize record. The player must be locked.
 *
 * @throws Refusal `noRound`, `goalReached` or `noSpinsLeft` (1008), `ended` (1010)
 */
export async function spinWheel(
  transaction: Database,
  playerId: number,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
): Promise<{ readonly spin: DrawSpinRow; readonly round: DrawRoundRow }> {
  const open = await runningRound(transaction, playerId, nowMs);
  const { earned, used } = await countSpins(transaction, open);
  const source = nextSpinSource(earned, used);
  if (source === undefined) throw new Refusal('noSpinsLeft');
  const prizeIndex = prizeAt(
    luckDraw.wheel.map(({ odds }) => odds),
    random.next(),
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

import { eq } from 'drizzle-orm';
import { luckDraw } from '../catalogue/luckDraw';
import type { Database } from '../database/Database';
import { drawRound } from '../database/tables/drawRound';
import type { DrawRoundRow } from './DrawRoundRow';
import { drawStateCode } from './drawStateCode';
import { lapseMysteries } from './lapseMysteries';
import { latestRound } from './latestRound';
import { roundAt } from './roundAt';

const dayMs = 86_400_000;

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
    .values({ playerId, goal, startedAtMs: nowMs, endsAtMs: nowMs + days * dayMs })
    .returning();
  if (opened === undefined) throw new Error('The round was not written');
  return opened;
}

/** Writes down what time has done to a round, so that another one may run. */
async function endRound(transaction: Database, roundId: number): Promise<void> {
  await transaction.update(drawRound).set({ state: drawStateCode.ended }).where(eq(drawRound.id, roundId));
  await lapseMysteries(transaction, roundId);
}

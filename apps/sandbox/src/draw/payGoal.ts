import { eq } from 'drizzle-orm';
import { activityType } from '../catalogue/activityType';
import { luckDraw } from '../catalogue/luckDraw';
import type { Database } from '../database/Database';
import { drawRound } from '../database/tables/drawRound';
import type { Failpoints } from '../kernel/Failpoints';
import { Refusal } from '../kernel/Refusal';
import { payReward } from '../rewards/payReward';
import type { DrawRoundRow } from './DrawRoundRow';
import { drawStateCode } from './drawStateCode';
import { lapseMysteries } from './lapseMysteries';
import { roundAt } from './roundAt';

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
  await lapseMysteries(transaction, row.id);
  return { claim, round: { ...row, ...paid } };
}

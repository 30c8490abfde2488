import type { Money } from '@kislap/domain';
import { and, eq } from 'drizzle-orm';
import { activityType } from '../catalogue/activityType';
import { luckDraw } from '../catalogue/luckDraw';
import type { Database } from '../database/Database';
import { drawRound } from '../database/tables/drawRound';
import { drawSpin } from '../database/tables/drawSpin';
import { prize } from '../database/tables/prize';
import { drawInteger } from '../games/drawInteger';
import type { Random } from '../kernel/Random';
import { Refusal } from '../kernel/Refusal';
import { addToRound } from './addToRound';
import type { DrawRoundRow } from './DrawRoundRow';
import { roundAt } from './roundAt';
import type { DrawSpinRow } from './spinWheel';

/**
 * Opens the mystery of a spin: what it holds is drawn now, and added to its round. The player must be locked.
 *
 * @throws Refusal `alreadyReceived` (1009) when there is nothing to open, `ended` (1010) after the round
 */
export async function openMystery(
  transaction: Database,
  spin: DrawSpinRow,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
): Promise<{ readonly round: DrawRoundRow; readonly amount: Money }> {
  const [row] = await transaction.select().from(drawRound).where(eq(drawRound.id, spin.roundId));
  if (row === undefined) throw new Error(`The spin ${spin.id} has no round`);
  const { state } = roundAt(row, nowMs);
  if (spin.state !== 1) throw new Refusal('alreadyReceived');
  if (state !== 'running' && state !== 'reached') throw new Refusal('ended');
  const amount = luckDraw.mysteries[drawInteger(random, luckDraw.mysteries.length)];
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

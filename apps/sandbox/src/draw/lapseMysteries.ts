import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { drawSpin } from '../database/tables/drawSpin';
import { prize } from '../database/tables/prize';
import { activityType } from '../catalogue/activityType';

/** Mysteries that nobody opened while their round ran bring nothing any more: they wait no longer. */
export async function lapseMysteries(transaction: Database, roundId: number): Promise<void> {
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

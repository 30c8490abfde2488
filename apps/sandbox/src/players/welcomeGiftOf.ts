import { type Money, zeroMoney } from '@kislap/domain';
import { and, eq } from 'drizzle-orm';
import { activityType } from '../catalogue/activityType';
import type { Database } from '../database/Database';
import { prize } from '../database/tables/prize';

/** What a player was welcomed with, whatever new players get today. */
export async function welcomeGiftOf(database: Database, playerId: number): Promise<Money> {
  const [given] = await database
    .select({ amount: prize.amount })
    .from(prize)
    .where(and(eq(prize.playerId, playerId), eq(prize.activityType, activityType.welcome)));
  return given?.amount ?? zeroMoney;
}

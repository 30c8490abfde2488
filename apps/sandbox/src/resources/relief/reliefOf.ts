import type { Money } from '@kislap/domain';
import { and, eq } from 'drizzle-orm';
import { activityType } from '../../catalogue/activityType';
import { relief } from '../../catalogue/relief';
import type { Database } from '../../database/Database';
import { withdrawal } from '../../database/tables/withdrawal';
import type { PlayerRow } from '../../players/PlayerRow';
import { timesToday } from '../../rewards/timesToday';

/** How a player stands with relief. */
export interface ReliefStanding {
  readonly times: number;
  readonly state: 'closed' | 'open' | 'usedUp';
}

/**
 * Relief is for who has deposited before, has next to nothing left and nothing on its way out. Never for an account
 * that takes a break: who rests is not called back to the games.
 */
export async function reliefOf(
  database: Database,
  player: PlayerRow,
  { balance, nowMs }: { readonly balance: Money; readonly nowMs: number },
): Promise<ReliefStanding> {
  const times = await timesToday(database, player.id, { activityType: activityType.relief, nowMs });
  const isOnBreak = player.coolingUntilMs > nowMs;
  const isPoor = balance < relief.below && player.depositCount > 0;
  if (isOnBreak || !isPoor || (await hasPendingWithdrawal(database, player.id))) {
    return { times, state: 'closed' };
  }
  return { times, state: times < relief.timesPerDay ? 'open' : 'usedUp' };
}

async function hasPendingWithdrawal(database: Database, playerId: number): Promise<boolean> {
  const pending = await database
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(and(eq(withdrawal.playerId, playerId), eq(withdrawal.status, 0)))
    .limit(1);
  return pending.length > 0;
}

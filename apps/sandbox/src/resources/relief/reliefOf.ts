import { addMoney, type Money } from '@kislap/domain';
import { and, eq } from 'drizzle-orm';
import { activityType } from '../../catalogue/activityType';
import { relief } from '../../catalogue/relief';
import type { Database } from '../../database/Database';
import { withdrawal } from '../../database/tables/withdrawal';
import { Refusal } from '../../kernel/Refusal';
import { checkLimits } from '../../limits/checkLimits';
import { checkPlayTime } from '../../limits/checkPlayTime';
import type { PlayerRow } from '../../players/PlayerRow';
import { timesToday } from '../../rewards/timesToday';
import { readWallets } from '../../wallets/readWallets';

/** How a player stands with relief. */
export interface ReliefStanding {
  readonly times: number;
  readonly state: 'closed' | 'open' | 'usedUp';
}

/**
 * Relief is for who has deposited before, has next to nothing left, also in the wallets of studios, and nothing on its way out. Never for an account
 * that takes a break, nor for one that has lost or played as much as it allows itself: nobody is called back to the games.
 */
export async function reliefOf(
  database: Database,
  player: PlayerRow,
  { balance, nowMs }: { readonly balance: Money; readonly nowMs: number },
): Promise<ReliefStanding> {
  const times = await timesToday(database, player.id, { activityType: activityType.relief, nowMs });
  const isOnBreak = player.coolingUntilMs > nowMs;
  const { total: inGames } = await readWallets(database, player.id);
  const isPoor = addMoney(balance, inGames) < relief.below && player.depositCount > 0;
  if (isOnBreak || !isPoor) return { times, state: 'closed' };
  if (await hasPendingWithdrawal(database, player.id)) return { times, state: 'closed' };
  if (await isAtOwnLimit(database, player.id, nowMs)) return { times, state: 'closed' };
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

/** Losing the relief too would go over a limit that the player has set, or the time of his day is used up. */
async function isAtOwnLimit(database: Database, playerId: number, nowMs: number): Promise<boolean> {
  try {
    await checkPlayTime(database, playerId, nowMs);
    await checkLimits(database, { playerId, kind: 'loss', amount: relief.amount, nowMs });
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

import { type Money, moneyFromScore } from '@kislap/domain';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { inviteBonus } from '../database/tables/inviteBonus';
import { sumOfMoney } from './sumOfMoney';

/** What friends brought a player, commission apart. */
export interface FriendBonusTotals {
  readonly claimable: Money;
  readonly received: Money;
}

/** Adds up what friends brought a player. */
export async function friendBonusTotals(database: Database, playerId: number): Promise<FriendBonusTotals> {
  const [row] = await database
    .select({
      claimable: sumOfMoney(inviteBonus.amount, isNull(inviteBonus.claimedAtMs)),
      received: sumOfMoney(inviteBonus.amount, isNotNull(inviteBonus.claimedAtMs)),
    })
    .from(inviteBonus)
    .where(and(eq(inviteBonus.playerId, playerId), isNotNull(inviteBonus.friendId)));
  return { claimable: moneyFromScore(row?.claimable), received: moneyFromScore(row?.received) };
}

import { moneyFromScore, pesoFromMoney } from '@kislap/domain';
import { desc, eq, max, sql } from 'drizzle-orm';
import { inviteBonus } from '../../database/tables/inviteBonus';
import { player } from '../../database/tables/player';
import type { PlayerCallContext } from '../../http/CallContext';
import { maskNickname } from '../../players/maskNickname';
import { friendBonusTotals } from '../../referrals/friendBonusTotals';
import { sumOfMoney } from '../../referrals/sumOfMoney';

/** The newest friends; those before them are in the log. */
const shown = 100;

/** What friends brought the player, one row a friend, whose newest deed comes first. */
export async function listFriendBonuses({ operator: { database }, session }: PlayerCallContext) {
  const ownerId = session.player.id;
  const rows = await database
    .select({
      nickname: player.nickname,
      firstDeposit: sumOfMoney(inviteBonus.firstDeposit),
      amount: sumOfMoney(inviteBonus.amount),
      atMs: sql<number>`max(${inviteBonus.atMs})::float8`,
      isOpen: sql<boolean>`bool_or(${inviteBonus.claimedAtMs} IS NULL)`,
    })
    .from(inviteBonus)
    .innerJoin(player, eq(player.id, inviteBonus.friendId))
    .where(eq(inviteBonus.playerId, ownerId))
    .groupBy(player.id)
    .orderBy(desc(max(inviteBonus.id)))
    .limit(shown);
  const totals = await friendBonusTotals(database, ownerId);
  return {
    list: rows.map((row) => ({
      nick: maskNickname(row.nickname),
      dep: pesoFromMoney(moneyFromScore(row.firstDeposit)),
      am: pesoFromMoney(moneyFromScore(row.amount)),
      logtime: Math.floor(row.atMs / 1000),
      state: row.isOpen ? (1 as const) : (2 as const),
    })),
    can: pesoFromMoney(totals.claimable),
    got: pesoFromMoney(totals.received),
  };
}

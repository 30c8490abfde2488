import { type Money, moneyFromScore, zeroMoney } from '@kislap/domain';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { referralRules } from '../../catalogue/rewards';
import { sumOfMoney } from '../../database/columns';
import type { Database } from '../../database/Database';
import { player, type PlayerRow } from '../../database/tables/player';
import { inviteBonus } from '../../database/tables/referrals';
import { isExcluded } from '../players/away';

/** What a friend did that earns the inviter a bonus. */
type FriendDeed = { readonly kind: 'registered' } | { readonly kind: 'firstDeposit'; readonly amount: Money };

/**
 * Records a bonus for inviting a friend, once for each deed, to be claimed later. Nothing for a player without an
 * inviter.
 */
export async function bookInviteBonus(
  transaction: Database,
  friend: Pick<PlayerRow, 'id' | 'invitedBy'>,
  { deed, nowMs }: { readonly deed: FriendDeed; readonly nowMs: number },
): Promise<void> {
  if (friend.invitedBy === null) return;
  const [booked] = await transaction
    .insert(inviteBonus)
    .values({
      playerId: friend.invitedBy,
      friendId: friend.id,
      kind: inviteBonusKind[deed.kind],
      amount: deed.kind === 'registered' ? referralRules.registrationBonus : referralRules.depositBonus,
      firstDeposit: deed.kind === 'registered' ? zeroMoney : deed.amount,
      atMs: nowMs,
    })
    .onConflictDoNothing()
    .returning({ id: inviteBonus.id });
  // Read after it was written: the row's key holds off an exclusion that would begin now.
  if (booked && (await isInviterExcluded(transaction, friend.invitedBy, nowMs))) {
    await transaction.update(inviteBonus).set({ lapsedAtMs: nowMs }).where(eq(inviteBonus.id, booked.id));
  }
}

async function isInviterExcluded(transaction: Database, inviterId: number, nowMs: number): Promise<boolean> {
  const [inviter] = await transaction.select().from(player).where(eq(player.id, inviterId));
  return inviter !== undefined && isExcluded(inviter, nowMs);
}

/** Bonuses of friends that wait to be claimed, for a query. */
export const isInviteBonusOpen = and(
  isNotNull(inviteBonus.friendId),
  isNull(inviteBonus.claimedAtMs),
  isNull(inviteBonus.lapsedAtMs),
);

/** Ends what a player could still claim for friends. */
export async function lapseInviteBonuses(
  transaction: Database,
  playerId: number,
  nowMs: number,
): Promise<void> {
  await transaction
    .update(inviteBonus)
    .set({ lapsedAtMs: nowMs })
    .where(and(eq(inviteBonus.playerId, playerId), isInviteBonusOpen));
}

/** What invitations earn, by their number on the wire and in the table. */
export const inviteBonusKind = { registered: 1, firstDeposit: 2, commission: 3 } as const;

/** What friends brought a player, commission apart. */
interface FriendBonusTotals {
  readonly claimable: Money;
  readonly received: Money;
}

/** Adds up what friends brought a player. */
export async function friendBonusTotals(database: Database, playerId: number): Promise<FriendBonusTotals> {
  const [row] = await database
    .select({
      claimable: sumOfMoney(inviteBonus.amount, isInviteBonusOpen),
      received: sumOfMoney(inviteBonus.amount, isNotNull(inviteBonus.claimedAtMs)),
    })
    .from(inviteBonus)
    .where(and(eq(inviteBonus.playerId, playerId), isNotNull(inviteBonus.friendId)));
  return { claimable: moneyFromScore(row?.claimable ?? 0), received: moneyFromScore(row?.received ?? 0) };
}

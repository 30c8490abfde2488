import { type Money, zeroMoney } from '@kislap/domain';
import { referralRules } from '../catalogue/referralRules';
import type { Database } from '../database/Database';
import { inviteBonus } from '../database/tables/inviteBonus';
import type { PlayerRow } from '../players/PlayerRow';
import { inviteBonusKind } from './inviteBonusKind';

/** What a friend did that earns the inviter a bonus. */
export type FriendDeed =
  { readonly kind: 'registered' } | { readonly kind: 'firstDeposit'; readonly amount: Money };

/**
 * Writes down what a friend earned the inviter; each deed counts once. It waits to be claimed: nobody gets money, and
 * the turnover that comes with it, without asking for it. Nothing for a player whom nobody invited.
 */
export async function bookInviteBonus(
  transaction: Database,
  friend: Pick<PlayerRow, 'id' | 'invitedBy'>,
  { deed, nowMs }: { readonly deed: FriendDeed; readonly nowMs: number },
): Promise<void> {
  if (friend.invitedBy === null) return;
  await transaction
    .insert(inviteBonus)
    .values({
      playerId: friend.invitedBy,
      friendId: friend.id,
      kind: inviteBonusKind[deed.kind],
      amount: deed.kind === 'registered' ? referralRules.registrationBonus : referralRules.depositBonus,
      firstDeposit: deed.kind === 'registered' ? zeroMoney : deed.amount,
      atMs: nowMs,
    })
    .onConflictDoNothing();
}

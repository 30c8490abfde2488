import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { activityType } from '../../catalogue/activityType';
import type { Database } from '../../database/Database';
import { inviteBonus } from '../../database/tables/inviteBonus';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer } from '../../players/lockPlayer';
import { inviteBonusKind } from '../../referrals/inviteBonusKind';
import { claimAnswer } from '../../rewards/claimAnswer';
import { payRewards } from '../../referrals/payRewards';

/**
 * Gives every bonus of a friend that is open.
 *
 * @throws Refusal `notEligible` when none is
 */
export async function receiveFriendBonuses(context: PlayerCallContext) {
  const { nowMs, session, operator } = context;
  const playerId = session.player.id;
  return await context.once(v.object(claimAnswer), async (transaction) => {
    await lockPlayer(transaction, playerId);
    const open = await openBonuses(transaction, playerId);
    if (open.length === 0) throw new Refusal('notEligible', { need: 0 });
    const ids = open.map(({ id }) => id);
    await transaction.update(inviteBonus).set({ claimedAtMs: nowMs }).where(inArray(inviteBonus.id, ids));
    const rewards = open.map(({ friendId, kind, amount }) => ({
      playerId,
      nowMs,
      amount,
      activityType: kind === inviteBonusKind.registered ? activityType.referral : activityType.friendDeposit,
      claimKey: String(friendId),
    }));
    return await payRewards(transaction, rewards, operator.failpoints);
  });
}

async function openBonuses(transaction: Database, playerId: number) {
  return await transaction
    .select()
    .from(inviteBonus)
    .where(
      and(
        eq(inviteBonus.playerId, playerId),
        isNull(inviteBonus.claimedAtMs),
        isNotNull(inviteBonus.friendId),
      ),
    )
    .orderBy(inviteBonus.id);
}

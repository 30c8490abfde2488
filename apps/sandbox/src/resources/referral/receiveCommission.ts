import { addMoney, commissionState, epochSecondsFrom, zeroMoney } from '@kislap/domain';
import * as v from 'valibot';
import { activityType } from '../../catalogue/activityType';
import type { Database } from '../../database/Database';
import { inviteBonus } from '../../database/tables/inviteBonus';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer } from '../../players/lockPlayer';
import type { Commission } from '../../referrals/Commission';
import { commissionKey } from '../../referrals/commissionKey';
import { commissionsOf } from '../../referrals/commissionsOf';
import { inviteBonusKind } from '../../referrals/inviteBonusKind';
import { payRewards } from '../../referrals/payRewards';
import { claimAnswer } from '../../rewards/claimAnswer';

/**
 * Gives the commission of one row, or of all that are open.
 *
 * @throws Refusal `notFound`, `notEligible`, `alreadyReceived`
 */
export async function receiveCommission(context: PlayerCallContext, id: number | undefined) {
  const { nowMs, session, operator } = context;
  const playerId = session.player.id;
  return await context.once(v.object(claimAnswer), async (transaction) => {
    await lockPlayer(transaction, playerId);
    const open = await openCommissions(transaction, { playerId, id, nowMs });
    await transaction.insert(inviteBonus).values({
      playerId,
      friendId: null,
      kind: inviteBonusKind.commission,
      amount: open.reduce((sum, { amount }) => addMoney(sum, amount), zeroMoney),
      atMs: nowMs,
      claimedAtMs: nowMs,
    });
    const rewards = open.map((row) => ({
      playerId,
      nowMs,
      amount: row.amount,
      activityType: activityType.team,
      claimKey: commissionKey(row),
    }));
    return await payRewards(transaction, rewards, operator.failpoints);
  });
}

interface Wish {
  readonly playerId: number;
  readonly id: number | undefined;
  readonly nowMs: number;
}

async function openCommissions(transaction: Database, { playerId, id, nowMs }: Wish) {
  const now = epochSecondsFrom(nowMs / 1000);
  const isOpen = (row: Commission) => commissionState(row, now) === 'toClaim';
  const earned = await commissionsOf(transaction, playerId);
  const wished = id === undefined ? earned.filter(isOpen) : earned.filter((row) => row.id === id);
  const [first] = wished;
  if (first === undefined) throw new Refusal(id === undefined ? 'notEligible' : 'notFound');
  if (first.isClaimed) throw new Refusal('alreadyReceived');
  if (!isOpen(first)) throw new Refusal('notEligible');
  return wished;
}

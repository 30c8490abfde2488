import { addMoney, commissionState, epochSecondsFrom, zeroMoney } from '@kislap/domain';
import { activityType } from '../../catalogue/activityType';
import type { Database } from '../../database/Database';
import { inviteBonus } from '../../database/tables/referrals';
import type { Failpoints } from '../../kernel/failpoints';
import { payRewards } from '../rewards/payReward';
import { type Commission, commissionKey, commissionsOf } from './commissions';
import { inviteBonusKind } from './inviteBonus';

interface CommissionPayment {
  readonly playerId: number;
  readonly nowMs: number;
  readonly failpoints: Failpoints;
  /** How often it has to be bet before a withdrawal; once unless told otherwise. */
  readonly turnoverTimes?: number;
}

/**
 * Pays what a player's team has earned. The player must be locked.
 *
 * @param open at least one row, all of them to claim
 */
export async function payCommissions(
  transaction: Database,
  open: readonly Commission[],
  { failpoints, ...payment }: CommissionPayment,
) {
  const { playerId, nowMs } = payment;
  await transaction.insert(inviteBonus).values({
    playerId,
    friendId: null,
    kind: inviteBonusKind.commission,
    amount: open.reduce((sum, { amount }) => addMoney(sum, amount), zeroMoney),
    atMs: nowMs,
    claimedAtMs: nowMs,
  });
  const rewards = open.map((row) => ({
    ...payment,
    amount: row.amount,
    activityType: activityType.team,
    claimKey: commissionKey(row),
  }));
  return await payRewards(transaction, rewards, failpoints);
}

/** Pays all that can be claimed as the player's own money, since nothing can be bet any more. The player must be locked. */
export async function payEarnedCommissions(
  transaction: Database,
  payment: Omit<CommissionPayment, 'turnoverTimes'>,
): Promise<void> {
  const now = epochSecondsFrom(payment.nowMs / 1000);
  const earned = await commissionsOf(transaction, payment.playerId);
  const open = earned.filter((row) => commissionState(row, now) === 'toClaim');
  if (open.length > 0) await payCommissions(transaction, open, { ...payment, turnoverTimes: 0 });
}

import { type Money, zeroMoney } from '@kislap/domain';
import { activityType } from '../catalogue/activityType';
import type { Database } from '../database/Database';
import type { Failpoints } from '../kernel/Failpoints';
import { payReward } from '../rewards/payReward';

/** An account is opened once. */
const claimKey = 'registered';

/** Gives a new player the welcome gift, to be bet once before a withdrawal; nothing when there is none. */
export async function giveWelcomeGift(
  transaction: Database,
  { playerId, amount, nowMs }: { readonly playerId: number; readonly amount: Money; readonly nowMs: number },
  failpoints: Failpoints,
): Promise<void> {
  if (amount <= zeroMoney) return;
  const reward = { playerId, activityType: activityType.welcome, claimKey, amount, nowMs } as const;
  await payReward(transaction, reward, failpoints);
}

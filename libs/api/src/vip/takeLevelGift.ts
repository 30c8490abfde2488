import type { Claim } from '../claims/Claim';
import { claimOf } from '../claims/claimOf';
import { getUserLvCall } from '../contract/vip';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Takes the gift of reaching a VIP level.
 *
 * @throws AnswerError 1008 not reached, 1009 already received | OfflineError | ContractError
 */
export async function takeLevelGift(level: number, options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getUserLvCall, { vip: level }, options));
}

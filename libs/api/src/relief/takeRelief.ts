import type { Claim } from '../claims/Claim';
import { claimOf } from '../claims/claimOf';
import { getUserAlmsCall } from '../contract/relief';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Takes the relief.
 *
 * @throws AnswerError 1008 conditions not met, 1009 used up today | OfflineError | ContractError
 */
export async function takeRelief(options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getUserAlmsCall, {}, options));
}

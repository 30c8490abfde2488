import type { Claim } from '../claims/Claim';
import { claimOf } from '../claims/claimOf';
import { getRedPackerCall } from '../contract/promotions';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Opens a red packet.
 *
 * @throws AnswerError 1008 a condition is missing, 1009 opened before, 1010 all gone | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await openRedPacket(2)).amount); // => '5.20'
 */
export async function openRedPacket(packetId: number, options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getRedPackerCall, { pktId: packetId }, options));
}

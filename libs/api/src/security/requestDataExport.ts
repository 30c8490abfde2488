import { exportMeCall } from '../contract/security';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Asks for everything that the operator holds about the player.
 *
 * @returns the address of a JSON file on the operator's side; it works once, for some minutes
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * await requestDataExport(); // => '/api/exports/sample'
 */
export async function requestDataExport(options?: CallOptions): Promise<string> {
  return (await callMain(exportMeCall, {}, options)).url;
}

import { editUserHeaderCall } from '../contract/avatar';
import { callMain } from '../http/call';
import type { CallOptions } from '../http/CallOptions';

/**
 * Changes the player's picture. Then tell `useInvalidation`.
 *
 * @param avatarId 1 to 8
 * @returns the picture that the account has now
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * await setAvatar(3); // => 3
 */
export async function setAvatar(avatarId: number, options?: CallOptions): Promise<number> {
  return (await callMain(editUserHeaderCall, { faceId: avatarId }, options)).FaceID;
}

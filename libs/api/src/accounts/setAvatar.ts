import { editUserHeaderCall } from '../contract/avatar';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Changes the player's picture. Then tell `useFreshness`.
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

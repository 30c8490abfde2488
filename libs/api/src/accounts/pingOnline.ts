import type { PingAnswer } from '@kislap/domain';
import { getStateCall } from '../contract/signIn';
import { answerCode } from '../contract/answerCode';
import { AnswerError } from '../http/errors';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { reportUnexpected } from '../http/configureApi';

/** What the ping tells about: the player is online. */
const ONLINE = 1;

/**
 * Tells the operator once, without a second attempt, that the player is online. Never throws.
 *
 * @param options.isTouched the player has touched the app since the last ping, which keeps the session unlocked
 * @example
 * import { beOffline, createFakeOperator } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator({ getState: beOffline }).adapter });
 * await pingOnline(7); // => { type: 'unanswered' }
 */
export async function pingOnline(
  userId: number,
  { isTouched = false, ...options }: CallOptions & { readonly isTouched?: boolean } = {},
): Promise<PingAnswer> {
  try {
    const fields = { type: ONLINE, userId, ...(isTouched && { act: 1 as const }) };
    await callMain(getStateCall, fields, options);
    return { type: 'answered', code: answerCode.ok };
  } catch (error) {
    reportUnexpected(error, options);
    return error instanceof AnswerError ? { type: 'answered', code: error.code } : { type: 'unanswered' };
  }
}

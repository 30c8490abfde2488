import type { PingAnswer } from '@kislap/domain';
import { getStateCall } from '../contract/signIn';
import { answerCode } from '../contract/answerCode';
import { AnswerError } from '../http/AnswerError';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/** What the ping tells about: the player is online. */
const ONLINE = 1;

/**
 * Tells the operator once, without a second attempt, that the player is online. Never throws.
 *
 * @example
 * import { beOffline, createFakeOperator } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator({ getState: beOffline }).adapter });
 * await pingOnline(7); // => { type: 'unanswered' }
 */
export async function pingOnline(userId: number, options?: CallOptions): Promise<PingAnswer> {
  try {
    await callMain(getStateCall, { type: ONLINE, userId }, { ...options, attempts: 1 });
    return { type: 'answered', code: answerCode.ok };
  } catch (error) {
    return error instanceof AnswerError ? { type: 'answered', code: error.code } : { type: 'unanswered' };
  }
}

import { sendCodeCall } from '../contract/passwords';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * What a code is asked for.
 *
 * @example
 * const scenes: readonly SmsScene[] = ['register', 'login', 'reset', 'bind'];
 * scenes.length; // => 4
 */
export type SmsScene = 'register' | 'login' | 'reset' | 'bind';

/**
 * What happens next to a code that was sent.
 *
 * @example
 * const sent: SmsCodeSent = { resendAfterSeconds: 60, expiresAfterSeconds: 300 };
 * sent.expiresAfterSeconds / 60; // => 5
 */
export interface SmsCodeSent {
  readonly resendAfterSeconds: number;
  readonly expiresAfterSeconds: number;
}

/**
 * Sends a code by SMS.
 *
 * @param request `phone` with area code: '639171234567'
 * @throws AnswerError 1006 too often (`data.wait` seconds) | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const request = { phone: '639171234567', scene: 'login' } as const;
 * await sendSmsCode(request); // => { resendAfterSeconds: 60, expiresAfterSeconds: 300 }
 */
export async function sendSmsCode(
  request: { readonly phone: string; readonly scene: SmsScene },
  options?: CallOptions,
): Promise<SmsCodeSent> {
  const answer = await callMain(sendCodeCall, request, options);
  return { resendAfterSeconds: answer.next, expiresAfterSeconds: answer.expire };
}

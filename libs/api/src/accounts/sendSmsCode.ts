import { sendCodeCall } from '../contract/accounts';
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

/** What happens next to a code that was sent. */
export interface SmsCodeSent {
  readonly resendAfterSeconds: number;
  readonly expiresAfterSeconds: number;
}

/**
 * Sends a code by SMS.
 *
 * @param request `phone` with area code: '639171234567'
 * @throws AnswerError 1006 too often (`data.wait` seconds) | OfflineError | ContractError
 */
export async function sendSmsCode(
  request: { readonly phone: string; readonly scene: SmsScene },
  options?: CallOptions,
): Promise<SmsCodeSent> {
  const answer = await callMain(sendCodeCall, request, options);
  return { resendAfterSeconds: answer.next, expiresAfterSeconds: answer.expire };
}

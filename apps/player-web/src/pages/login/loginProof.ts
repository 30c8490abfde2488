import { answerCode, AnswerError } from '@kislap/api';
import type { LoginProof } from '@kislap/api';
import { checkPhone, fail, ok } from '@kislap/domain';
import type { Result } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';

/** What the log-in form holds. */
export interface LoginFields {
  /** The phone field: ten digits, or a user id. */
  readonly account: string;
  readonly way: LoginProof['by'];
  /** The password or the code. */
  readonly secret: string;
  /** Whether the phone is to stand here next time. */
  readonly isRemembered: boolean;
}

const USER_ID = /^\d{5,9}$/;

/**
 * Who wants to log in, from the phone field: a phone with its area code, or a user id of five to nine digits, which
 * is shorter than any phone.
 */
export function loginAccount(typed: string): Result<string, 'empty' | 'notAMobile'> {
  const phone = checkPhone(typed);
  if (phone.ok) return phone;
  return USER_ID.test(typed) ? ok(typed) : fail(phone.reason);
}

/** The form as the operator takes it. */
export function loginProof({ way, secret }: LoginFields, account: string): LoginProof {
  return way === 'password'
    ? { by: 'password', account, password: secret }
    : { by: 'smsCode', account, code: secret };
}

/** Why a log-in was refused, as far as the form shows it itself. */
export type LoginProblem =
  | { readonly type: 'account'; readonly error: string }
  | { readonly type: 'secret'; readonly error: string }
  /** Too many tries; `until` in epoch milliseconds. */
  | { readonly type: 'locked'; readonly until: number }
  /** A break or an exclusion of the player's own making. */
  | { readonly type: 'suspended'; readonly notice: string };

const MS_PER_SECOND = 1000;

/** What the form shows about a refusal; `undefined` for what a toast says. */
export function loginProblemOf(error: unknown, text: TranslateText, nowMs: number): LoginProblem | undefined {
  if (!(error instanceof AnswerError)) return undefined;
  const { code, data, message } = error;
  switch (code) {
    case answerCode.wrongCredentials:
      return { type: 'secret', error: text('auth.wrong') };
    case answerCode.wrongCode:
      return { type: 'secret', error: text('auth.codeWrong') };
    case answerCode.locked:
      return { type: 'locked', until: nowMs + (data.wait ?? 0) * MS_PER_SECOND };
    case answerCode.accountSuspended:
      return { type: 'suspended', notice: message };
    default:
      return undefined;
  }
}

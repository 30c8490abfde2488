import type { LoginProof } from '@kislap/api';

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

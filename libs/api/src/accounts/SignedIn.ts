import type { EpochSeconds } from '@kislap/domain';

/**
 * A session the operator has opened.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const proof = { by: 'smsCode', account: '09171234567', code: '123456' } as const;
 * const session: SignedIn = await logIn(proof);
 * session.userId; // => 7
 */
export interface SignedIn {
  readonly token: string;
  readonly userId: number;
  /** The sign-in before this one. */
  readonly lastLoginAt?: EpochSeconds;
}

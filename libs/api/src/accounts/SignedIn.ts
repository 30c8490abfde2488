import type { EpochSeconds } from '@kislap/domain';

/** A session the operator has opened. */
export interface SignedIn {
  readonly token: string;
  readonly userId: number;
  /** The sign-in before this one. */
  readonly lastLoginAt?: EpochSeconds;
}

import type { DocumentType, IdentityState } from '@kislap/domain';

/**
 * How far the check of a player's identity is.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: IdentityCheck = await getIdentityCheck();
 * found.state; // => 'none'
 */
export interface IdentityCheck {
  readonly state: IdentityState;
  /** Why it was refused, in the operator's words; '' where it gives none. */
  readonly note: string;
  /** What was sent last, to begin with when it is sent again. */
  readonly name: string;
  readonly documentType: DocumentType | undefined;
  /** Whether the operator asks for it before the first deposit. */
  readonly isNeededFirst: boolean;
}

import type { DayKey, DocumentType } from '@kislap/domain';
import { kycSubmitCall } from '../contract/identity';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/** What proves who a player is. Whoever sends it has agreed to the check. */
export interface IdentityProof {
  readonly documentType: DocumentType;
  readonly documentNumber: string;
  readonly name: string;
  readonly birthday: DayKey;
  /** The front of the document. */
  readonly front: Blob;
  readonly selfie: Blob;
}

/**
 * Sends the documents of an identity check. They are then in review.
 *
 * @throws OfflineError | AnswerError | ContractError; `identityFieldOf` says which part a refusal
 *   is about
 */
export async function sendIdentity(proof: IdentityProof, options?: CallOptions): Promise<void> {
  const { documentType: idType, documentNumber: idNo, ...others } = proof;
  await callMain(kycSubmitCall, { idType, idNo, ...others, consent: 1 }, options);
}

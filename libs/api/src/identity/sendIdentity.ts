import type { DayKey, DocumentType } from '@kislap/domain';
import { kycSubmitCall } from '../contract/identity';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * What proves who a player is. Whoever sends it has agreed to the check.
 *
 * @example
 * const picture = new Blob(['…'], { type: 'image/jpeg' });
 * const who = { name: 'Juan dela Cruz', birthday: '2000-01-31', front: picture, selfie: picture };
 * const proof: IdentityProof = { ...who, documentType: 'passport', documentNumber: 'P1234567A' };
 * proof.front.type; // => 'image/jpeg'
 */
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
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * const picture = new Blob(['…'], { type: 'image/jpeg' });
 * const who = { name: 'Juan dela Cruz', birthday: '2000-01-31', front: picture, selfie: picture };
 * await sendIdentity({ ...who, documentType: 'passport', documentNumber: 'P1234567A' });
 * operator.seen[0]?.call; // => 'kycSubmit'
 */
export async function sendIdentity(proof: IdentityProof, options?: CallOptions): Promise<void> {
  const { documentType: idType, documentNumber: idNo, ...others } = proof;
  await callMain(kycSubmitCall, { idType, idNo, ...others, consent: 1 }, options);
}

import { type DayKey, type DocumentType, documentTypes, type IdentityState } from '@kislap/domain';
import { answerCode } from '../contract/answerCode';
import { kycInfoCall, kycSubmitCall } from '../contract/identity';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { AnswerError } from '../http/errors';
import type { ReadKey } from '../mapping/ReadKey';

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

const states = ['none', 'review', 'passed', 'refused'] as const satisfies readonly IdentityState[];

/**
 * The cache key of a player's identity check.
 *
 * @example
 * identityCheckKey(7); // => ['kycInfo', 7]
 */
export function identityCheckKey(userId: number): ReadKey {
  return ['kycInfo', userId];
}

/**
 * Asks how far the player's identity check is. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getIdentityCheck()).state; // => 'none'
 */
export async function getIdentityCheck(options?: CallOptions): Promise<IdentityCheck> {
  const { state, note = '', name = '', idType, first } = await callMain(kycInfoCall, {}, options);
  return {
    state: states[state],
    note,
    name,
    documentType: documentTypes.find((known) => known === idType),
    isNeededFirst: first === 1,
  };
}

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

const fields: Readonly<Partial<Record<string, keyof IdentityProof>>> = {
  idType: 'documentType',
  idNo: 'documentNumber',
  name: 'name',
  birthday: 'birthday',
  front: 'front',
  selfie: 'selfie',
};

/**
 * The part of the documents that a refusal is about; `undefined` when it is about none of them.
 *
 * @example
 * identityFieldOf(new AnswerError(1016, '')); // => 'birthday'
 * identityFieldOf(new AnswerError(1001, '', { field: 'idNo' })); // => 'documentNumber'
 */
export function identityFieldOf(error: unknown): keyof IdentityProof | undefined {
  if (!(error instanceof AnswerError)) return undefined;
  return error.code === answerCode.underAge ? 'birthday' : fields[error.data.field ?? ''];
}

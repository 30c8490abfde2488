import { AnswerError } from '../http/AnswerError';
import { answerCode } from '../contract/answerCode';
import type { IdentityProof } from './sendIdentity';

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

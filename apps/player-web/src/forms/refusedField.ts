import { AnswerError, answerCode } from '@kislap/api';

/** The fields of a form in which an SMS code proves a new password. */
export type CodeFormField = 'phone' | 'code' | 'password' | 'passwordAgain';

const fieldByCode: Readonly<Partial<Record<number, CodeFormField>>> = {
  [answerCode.phoneTaken]: 'phone',
  [answerCode.wrongCode]: 'code',
  [answerCode.weakPassword]: 'password',
  [answerCode.passwordsDiffer]: 'passwordAgain',
};

/** The field that a refusal is about; `undefined` when it is about none of them. */
export function refusedField(error: unknown): CodeFormField | undefined {
  return error instanceof AnswerError ? fieldByCode[error.code] : undefined;
}

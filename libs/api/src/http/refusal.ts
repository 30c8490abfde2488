import * as v from 'valibot';
import { refusalFacts } from '../contract/refusalFacts';
import { AnswerError } from './AnswerError';

/** An answer other than ok as an error; facts that cannot be read are left out. */
export function refusal(answer: {
  readonly code: number;
  readonly msg: string;
  readonly data?: unknown;
  readonly k?: string | undefined;
}): AnswerError {
  const facts = v.safeParse(refusalFacts, answer.data);
  return new AnswerError(answer.code, answer.msg, facts.success ? facts.output : {}, answer.k);
}

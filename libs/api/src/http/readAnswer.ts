import * as v from 'valibot';
import { refusalFacts } from '../contract/envelope';
import { classifyAnswer } from './classifyAnswer';
import { AnswerError, type ApiError, ContractError, OfflineError } from './errors';

/** What came back of a request to the main API, and can be judged. */
export interface MainReply {
  readonly status: number;
  /** How long a gateway asks to wait before the next attempt, in milliseconds; 0 when it does not. */
  readonly retryAfterMs: number;
  /** `undefined` when it is no JSON (HTML, cut, empty). */
  readonly body: unknown;
}

/** The envelope of an answer; `undefined` when its body is none. */
export function readEnvelope<Schema extends v.GenericSchema>(
  body: unknown,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, body);
  return result.success ? result.output : undefined;
}

/** The body of an answer, a byte order mark before it ignored; `undefined` when it is no JSON. */
export function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/**
 * Reads the content of an ok answer.
 *
 * @throws ContractError naming the first field that does not fit
 */
export function decode<Schema extends v.GenericSchema>(
  call: string,
  schema: Schema,
  content: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ContractError(call, 'mismatch', `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`);
}

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

/**
 * What an answer of the main API without an envelope stands for: a plain refusal under its HTTP status, a
 * gateway that speaks for an operator who did not, or an answer nobody can read.
 */
export function unreadableMain(call: string, { status, retryAfterMs }: MainReply): ApiError {
  if (classifyAnswer({ type: 'answered', status }) === 'business') return new AnswerError(status, '');
  if (status >= 400) {
    return new OfflineError('gateway', { wasSent: true, retryAfterMs });
  }
  return new ContractError(call, 'unreadable', `status ${status} without an envelope`);
}

const LONGEST_SECONDS = 30;

/** What a `Retry-After` header in seconds asks for, in milliseconds, at most half a minute; 0 without one. */
export function retryAfterMs(header: unknown): number {
  const seconds = Number(header);
  return seconds > 0 ? Math.min(seconds, LONGEST_SECONDS) * 1000 : 0;
}

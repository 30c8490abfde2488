import type { AxiosResponse } from 'axios';
import * as v from 'valibot';
import { AnswerError } from './AnswerError';
import { ContractError } from './ContractError';
import { OfflineError } from './OfflineError';
import { retryAfterMs } from './retryAfterMs';

/** Statuses that say "not now" rather than "no". */
const BUSY_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Reads an answer's envelope. An envelope counts whatever the HTTP status is.
 *
 * Failure classes: without an envelope, a busy or failing gateway (408, 425, 429, 5xx) is no answer, another
 * error status is a refusal under that number, and a 2xx is an answer nobody can read.
 *
 * @throws OfflineError | AnswerError | ContractError
 */
export function readAnswer<Schema extends v.GenericSchema>(
  response: AxiosResponse<unknown>,
  call: string,
  schema: Schema,
): { readonly body: unknown; readonly envelope: v.InferOutput<Schema> } {
  const body = parseBody(response.data);
  const result = v.safeParse(schema, body);
  if (result.success) return { body, envelope: result.output };
  if (BUSY_STATUSES.has(response.status) || response.status >= 500) {
    throw new OfflineError('gateway', { wasSent: true, retryAfterMs: retryAfterMs(response) });
  }
  if (response.status >= 400) throw new AnswerError(response.status, '');
  throw new ContractError(call, 'unreadable', `status ${response.status} without an envelope`);
}

/** The body as JSON, a byte order mark before it ignored; `undefined` when it is none. */
function parseBody(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

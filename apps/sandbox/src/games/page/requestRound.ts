import { fail, ok } from '@kislap/domain';
import type { Result } from '@kislap/domain';
import type { InferOutput } from 'valibot';
import { is } from 'valibot';
import { roundAnswerSchema, roundRefusalSchema } from '../roundSchemas';
import type { PendingRound } from './PendingRound';

type RoundAnswer = InferOutput<typeof roundAnswerSchema>;
type Refusal = InferOutput<typeof roundRefusalSchema>['refusal'];

const ATTEMPTS = 4;
const PAUSE_MS = 1000;
const TIMEOUT_MS = 10 * 1000;

/**
 * Asks for a round until it is answered: each attempt sends the same key, so the round is played at most once.
 *
 * @returns the settled round, or why none was played; `unanswered` leaves open whether it was, so ask again later
 */
export async function requestRound(
  code: string,
  round: PendingRound,
): Promise<Result<RoundAnswer, Refusal | 'unanswered'>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const answer = await post(`/sandbox/games/${code}/rounds`, round);
    if (is(roundAnswerSchema, answer)) return ok(answer);
    if (is(roundRefusalSchema, answer)) return fail(answer.refusal);
    if (attempt < ATTEMPTS) await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  }
  return fail('unanswered');
}

/** The answer's JSON; undefined when no readable answer came in time. */
async function post(url: string, body: PendingRound): Promise<unknown> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    const content: unknown = await answer.json();
    return content;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

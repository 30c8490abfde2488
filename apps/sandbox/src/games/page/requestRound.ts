import { fail, ok } from '@kislap/domain';
import { is } from 'valibot';
import { roundAnswerSchema, roundRefusalSchema } from '../roundSchemas';
import type { PendingRound } from './PendingRound';
import { postJson } from './postJson';
import type { RoundReport } from './RoundReport';

const ATTEMPTS = 4;
const PAUSE_MS = 1000;

/**
 * Asks for a round until it is answered: each attempt sends the same key, so the round is played at most once.
 *
 * @returns the settled round, or why none was played; `unanswered` leaves open whether it was, so ask again later
 */
export async function requestRound(code: string, round: PendingRound): Promise<RoundReport> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const answer = await postJson(`/sandbox/games/${code}/rounds`, round);
    if (is(roundAnswerSchema, answer)) return ok(answer);
    if (is(roundRefusalSchema, answer)) return fail(answer.refusal);
    if (attempt < ATTEMPTS) await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  }
  return fail('unanswered');
}

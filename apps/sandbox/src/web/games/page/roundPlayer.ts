import { fail, ok, type Result } from '@kislap/domain';
import { type InferOutput, is } from 'valibot';
import { roundAnswerSchema, roundRefusalSchema } from '../roundSchemas';

/** A round that was asked for and not answered yet. It is sent again unchanged until it is. */
export interface PendingRound {
  readonly sid: string;
  readonly key: string;
  /** Plain pesos. */
  readonly stake: number;
  readonly bet: string;
}

/** Plays one round at a time. */
interface RoundPlayer {
  /**
   * Plays a round, or asks again for the one that was not answered: then the first choice still counts.
   *
   * @returns undefined when a round is already under way: a second tap does nothing
   */
  play(choice: Pick<PendingRound, 'stake' | 'bet'>): Promise<RoundReport | undefined>;
}

/**
 * Makes the player of one opened game.
 *
 * @param ask sends a round and answers what became of it; too soon, it is sent again as another one, and nobody is told
 */
export function createRoundPlayer(
  sid: string,
  ask: (round: PendingRound) => Promise<RoundReport | TooSoon>,
): RoundPlayer {
  let pending: PendingRound | undefined;
  let isPlaying = false;
  return {
    async play(choice) {
      if (isPlaying) return undefined;
      isPlaying = true;
      pending ??= { sid, key: newRoundKey(), ...choice };
      let report = await ask(pending);
      while ('waitMs' in report) {
        await sleep(report.waitMs);
        pending = { ...pending, key: newRoundKey() };
        report = await ask(pending);
      }
      isPlaying = false;
      if (report.ok || report.reason !== 'unanswered') pending = undefined;
      return report;
    },
  };
}

/** A key for one round: 32 hex digits. Made without `randomUUID`, which plain http on a phone does not offer. */
function newRoundKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Refused = InferOutput<typeof roundRefusalSchema>;

/** What became of a round that was asked for. */
export type RoundReport = Result<
  InferOutput<typeof roundAnswerSchema>,
  Exclude<Refused['refusal'], 'tooSoon'> | 'unanswered'
> & {
  /** What a limit of the player's own leaves, when that is why none was played. */
  readonly limit?: LimitLeft;
};

/** What a limit leaves, in plain pesos, and the second in which it begins anew. */
export interface LimitLeft {
  readonly left: number;
  readonly until: number;
}

/** The round before started less than its time ago: nothing was played, and may be after so long. */
export interface TooSoon {
  readonly waitMs: number;
}

async function sleep(durationMs: number): Promise<void> {
  await new Promise((resume) => setTimeout(resume, durationMs));
}

const ATTEMPTS = 4;
const PAUSE_MS = 1000;

/**
 * Asks for a round until it is answered: each attempt sends the same key, so the round is played at most once.
 *
 * @returns the settled round, or why none was played; `unanswered` leaves open whether it was, so ask again later
 */
export async function requestRound(code: string, round: PendingRound): Promise<RoundReport | TooSoon> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const answer = await postJson(`/sandbox/games/${code}/rounds`, round);
    if (is(roundAnswerSchema, answer)) return ok(answer);
    if (is(roundRefusalSchema, answer)) {
      const { refusal, waitMs = PAUSE_MS, left, until } = answer;
      if (refusal === 'tooSoon') return { waitMs };
      const isToldLeft = left !== undefined && until !== undefined;
      return { ...fail(refusal), ...(isToldLeft && { limit: { left, until } }) };
    }
    if (attempt < ATTEMPTS) await sleep(PAUSE_MS);
  }
  return fail('unanswered');
}

/** Longer than a room waits for its draw. */
const TIMEOUT_MS = 20 * 1000;

/** Sends JSON and reads the JSON of the answer; undefined when no readable answer came in time. */
export async function postJson(url: string, body: object): Promise<unknown> {
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

import { sql } from 'drizzle-orm';
import type { Call, CallFrame } from '../../calls/Call';
import { callsThatGive } from '../../calls/callRules';
import type { Database } from '../../database/Database';
import { createQuery } from '../../database/pooled';
import { callCount } from '../../database/tables/access';
import { Refusal } from '../../kernel/Refusal';
import { isLoopback, networkOf } from '../../kernel/network';

const second = 1000;
const minute = 60;

/** How calls are counted here. */
export interface RateLimitOptions {
  /** Whether addresses of this machine, and calls without one, are left out: for tests. */
  readonly isLoopbackUncounted: boolean;
}

/** The same call, refused when it comes too often from one network or one account. Nothing is done then. */
export function rateLimit(call: Call, options: RateLimitOptions): Call {
  const rule = rateLimits.get(call.name);
  if (!rule) return call;
  return {
    ...call,
    run(frame, fields) {
      const subject = subjectOf(rule, frame, options);
      if (subject === undefined) return call.run(frame, fields);
      const count = async () => {
        const { operator, nowMs } = frame;
        const waitMs = await countCall(operator.database, subject, { ...rule, nowMs });
        if (waitMs > 0) throw tooOften(rule, Math.ceil(waitMs / second));
      };
      return call.run({ ...frame, checkRateLimit: count }, fields);
    },
  };
}

/** How often one address or one account may do something. */
interface RateLimit {
  readonly by: 'address' | 'account';
  /** Calls of one group are counted together. */
  readonly group: string;
  readonly most: number;
  readonly withinMs: number;
  readonly refusal: 'locked' | 'codeSentTooOften';
}

function subjectOf(
  { by, group }: RateLimit,
  { ip, session }: CallFrame,
  { isLoopbackUncounted }: RateLimitOptions,
): string | undefined {
  if (by === 'account') return session && `${group}:${session.player.id}`;
  if (isLoopbackUncounted && (ip === '' || isLoopback(ip))) return undefined;
  return `${group}:${networkOf(ip)}`;
}

function tooOften({ refusal }: RateLimit, wait: number): Refusal {
  return new Refusal(refusal, { wait }, { wait: String(wait), minutes: String(Math.ceil(wait / minute)) });
}

const minuteMs = 60_000;

const credentials: RateLimit = {
  by: 'address',
  group: 'credentials',
  most: 60,
  withinMs: minuteMs,
  refusal: 'locked',
};
const codes: RateLimit = {
  by: 'address',
  group: 'codes',
  most: 20,
  withinMs: 10 * minuteMs,
  refusal: 'codeSentTooOften',
};
/** What gives something away or opens a game. Payments are not made here. */
const claims: RateLimit = {
  by: 'account',
  group: 'claims',
  most: 120,
  withinMs: minuteMs,
  refusal: 'locked',
};
/**
 * The rate limits by call. The database also limits each account: five wrong passwords, five attempts at a code, one
 * code a minute and ten a day, ten wrong gift cards a day.
 */
const rateLimits: ReadonlyMap<string, RateLimit> = new Map([
  ...['login', 'thirdLogin', 'register', 'resetPwd', 'bindPhone', 'completeAccount'].map(
    (call) => [call, credentials] as const,
  ),
  ['sendCode', codes],
  ...[...callsThatGive].map((call) => [call, claims] as const),
]);

/**
 * Counts one more call over all processes of this database, in a span that begins with the first. A clock that went
 * back begins a new span.
 *
 * @returns 0, or the milliseconds until the next call counts
 */
async function countCall(
  database: Database,
  subject: string,
  { most, withinMs, nowMs }: { readonly most: number; readonly withinMs: number; readonly nowMs: number },
): Promise<number> {
  const endsAtMs = nowMs + withinMs;
  const [span] = await countOne(database, { subject, endsAtMs, nowMs, most });
  return span && span.calls > most ? span.endsAtMs - nowMs : 0;
}

const countOne = createQuery((database) => {
  const [endsAtMs, nowMs] = [
    sql`${sql.placeholder('endsAtMs')}::bigint`,
    sql`${sql.placeholder('nowMs')}::bigint`,
  ];
  const isRunning = sql`${callCount.endsAtMs} > ${nowMs} AND ${callCount.endsAtMs} <= ${endsAtMs}`;
  // One more than allowed tells as much as a thousand more.
  const most = sql`${sql.placeholder('most')}::int + 1`;
  return database
    .insert(callCount)
    .values({ subject: sql.placeholder('subject'), endsAtMs: sql.placeholder('endsAtMs'), calls: 1 })
    .onConflictDoUpdate({
      target: callCount.subject,
      set: {
        calls: sql`CASE WHEN ${isRunning} THEN least(${callCount.calls} + 1, ${most}) ELSE 1 END`,
        endsAtMs: sql`CASE WHEN ${isRunning} THEN ${callCount.endsAtMs} ELSE ${endsAtMs} END`,
      },
    })
    .returning({ calls: callCount.calls, endsAtMs: callCount.endsAtMs })
    .prepare('count_call');
});

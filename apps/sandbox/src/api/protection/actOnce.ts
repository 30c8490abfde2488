import { rgLimits } from '@kislap/api/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type CallContext, type PlayerCallContext, SessionEnded } from '../../calls/Call';
import type { Database } from '../../database/Database';
import { session as sessions } from '../../database/tables/access';
import { sha256 } from '../../kernel/secrets';
import { findAnswer, keepAnswer } from '../../ledger/once';
import type { LockedPlayer } from '../../rules/players/player';
import { describeLimits } from './describeLimits';

/** What is kept of the first answer: the limits of that moment, and the hash of the token that pays out. */
const kept = v.object({ limits: rgLimits, payoutHash: v.optional(v.string()) });
/** Of what began no absence nothing is kept: who asks again is told the limits of now. */
const keptOrNot = v.nullable(kept);

type Kept = v.InferOutput<typeof kept>;

/** What is done, once: it may begin an absence, and then answers the token that pays out, which it was given. */
type Act = (transaction: Database, player: LockedPlayer, token: string) => Promise<string | undefined>;

/**
 * Does what may begin an absence and answers the player's limits after it. When it has begun one, every attempt with one key is
 * answered the same, the token that pays out included, which is made anew each time and never stored. The session of the
 * call has ended then; whoever repeats the call with its token is answered by `repeatEnded`.
 *
 * @param before runs first, unless the key is answered
 * @throws Refusal of either
 */
export async function actOnce(context: PlayerCallContext, act: Act, before?: () => Promise<void>) {
  const { operator, session, nowMs, tokens } = context;
  const work = async (transaction: Database, player: LockedPlayer): Promise<Kept | null> => {
    await checkSessionRuns(transaction, session.tokenHash);
    const payout = await act(transaction, player, tokens.next());
    const now = await describeLimits({ ...operator, database: transaction }, player.id, nowMs);
    if (now.away === undefined) return null;
    const answer = {
      limits: v.parse(rgLimits, now),
      ...(payout !== undefined && { payoutHash: sha256(payout) }),
    };
    await keepAnswer(transaction, endedKey(context), answer);
    return answer;
  };
  const first = await context.onceLocked(keptOrNot, work, before);
  if (first === null) return await describeLimits(operator, session.player.id, nowMs);
  return answerOf(context, first);
}

/**
 * Two absences asked for at once would add up to one that nobody can undo: the first has ended this session.
 *
 * @throws SessionEnded
 */
async function checkSessionRuns(transaction: Database, tokenHash: string): Promise<void> {
  const own = eq(sessions.tokenHash, tokenHash);
  const [found] = await transaction.select({ id: sessions.tokenHash }).from(sessions).where(own);
  if (found === undefined) throw new SessionEnded();
}

/** The same answer once more, for the token of the session that has ended with it; undefined when none has. */
export async function repeatEnded(context: CallContext) {
  const first = await findAnswer(context.operator.database, endedKey(context), kept);
  return first && answerOf(context, first);
}

/** Which call a session has ended with. */
function endedKey({ tokenHash, callName, idempotencyKey: key, requestHash, nowMs: atMs }: CallContext) {
  return { scope: `ended:${tokenHash}:${callName}`, key, requestHash, atMs };
}

function answerOf({ tokens, session }: CallContext, { limits, payoutHash }: Kept) {
  const known = [tokens.next(), tokens.own()].find((token) => sha256(token) === payoutHash);
  // Another session of the player that pays out does the same.
  const other = payoutHash !== undefined && session?.isPayout === true ? tokens.own() : undefined;
  return { ...limits, away: limits.away && { ...limits.away, payout: known ?? other } };
}

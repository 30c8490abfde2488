import { checkPwdCall, rgBreakCall, rgExcludeCall, rgInfoCall, rgSetCall } from '@kislap/api/contract';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import { playerCall } from '../../calls/defineCall';
import { session as sessions } from '../../database/tables/access';
import { transact } from '../../database/transact';
import { Refusal } from '../../kernel/Refusal';
import { excludePlayer, type SelfExclusion } from '../../rules/limits/selfExclusion';
import { checkPassword } from '../../rules/players/checkPassword';
import { lockPlayer } from '../../rules/players/player';
import { checkMayEnter } from '../../rules/players/session';
import { sessionEnd } from '../../rules/players/sessionLock';
import { countCodeAttempt, redeemSmsCode } from '../../rules/players/smsCodes';
import { describeLimits } from './describeLimits';
import { setLimit } from './setLimit';

const hourMs = 3_600_000;
/** An exclusion cannot be undone for so long, however long it is. */
const irrevocableMonths = 6;

/** Calls about limits, breaks and exclusions that players set for themselves. */
export const protectionCalls = [
  playerCall(rgInfoCall, ({ operator, session, nowMs }) =>
    describeLimits(operator.database, session.player.id, nowMs),
  ),
  playerCall(rgSetCall, setLimit),
  playerCall(rgBreakCall, (context, { hours, password }) =>
    startExclusion(context, password, { untilMs: context.nowMs + hours * hourMs }),
  ),
  playerCall(rgExcludeCall, (context, { months, password }) =>
    startExclusion(context, password, {
      untilMs: addMonths(context.nowMs, months),
      irrevocableUntilMs: addMonths(context.nowMs, irrevocableMonths),
    }),
  ),
  playerCall(checkPwdCall, unlockSession),
];

/**
 * Starts a break or a self-exclusion.
 *
 * @throws Refusal `wrongCredentials`, `locked`
 */
async function startExclusion(context: PlayerCallContext, password: string, exclusion: SelfExclusion) {
  const { operator, nowMs, session } = context;
  const playerId = session.player.id;
  await checkPassword(operator.database, session.player, { purpose: 'absence', password, nowMs });
  await context.once(v.null(), async (transaction) => {
    await excludePlayer(transaction, playerId, { exclusion, nowMs });
    return null;
  });
  return await describeLimits(operator.database, playerId, nowMs);
}

/** The same day and hour some months later; the last day of a month that is shorter. */
function addMonths(instantMs: number, months: number): number {
  const later = new Date(instantMs);
  const date = later.getUTCDate();
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const length = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(date, length));
  return later.getTime();
}

/**
 * Unlocks a session by the password or a code sent for it. An account with neither has to log in anew.
 *
 * @throws Refusal `wrongCredentials`, `wrongCode`, `locked`, `noProof`, `accountClosed`, `accountSuspended`
 */
async function unlockSession(
  context: PlayerCallContext,
  { password, code }: v.InferOutput<typeof checkPwdCall.request>,
): Promise<null> {
  const { operator, session, nowMs } = context;
  const { database } = operator;
  if (password === undefined && code === undefined) throw new Refusal('badParameter', { field: 'password' });
  if (code !== undefined && password === undefined) await checkCode(context, code);
  else if (session.player.passwordHash === null) throw new Refusal('noProof');
  else await checkPassword(database, session.player, { purpose: 'unlock', password: password ?? '', nowMs });
  await transact(database, async (transaction) => {
    const known = await lockPlayer(transaction, session.player.id);
    checkMayEnter(known, nowMs);
    const { tokenHash, createdAtMs } = session;
    await transaction
      .update(sessions)
      .set({ lastActAtMs: nowMs, expiresAtMs: sessionEnd(createdAtMs, nowMs) })
      .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.playerId, known.id)));
  });
  return null;
}

async function checkCode({ operator, session, nowMs, ip }: PlayerCallContext, code: string): Promise<void> {
  const { phone } = session.player;
  if (phone === null) throw new Refusal('noProof');
  const allowed = await countCodeAttempt(operator.database, { phone, purpose: 'unlock', ip, nowMs });
  await transact(operator.database, (transaction) => redeemSmsCode(transaction, allowed, code));
}

import {
  checkPwdCall,
  rgBreakCall,
  rgCheckCall,
  rgExcludeCall,
  rgInfoCall,
  rgPromptCall,
  rgReturnCall,
  rgSetCall,
  rgSpendCall,
} from '@kislap/api/contract';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import { playerCall } from '../../calls/defineCall';
import { session as sessions } from '../../database/tables/access';
import { transact } from '../../database/transact';
import { Refusal } from '../../kernel/Refusal';
import { returnFromExclusion } from '../../rules/limits/returnFromExclusion';
import { excludePlayer, type SelfExclusion } from '../../rules/limits/selfExclusion';
import { checkPassword } from '../../rules/players/checkPassword';
import { lockPlayer } from '../../rules/players/player';
import { checkNotAway } from '../../rules/players/away';
import { checkNotClosed } from '../../rules/players/session';
import { sessionEnd } from '../../rules/players/sessionLock';
import { countCodeAttempt, redeemSmsCode } from '../../rules/players/smsCodes';
import { actOnce, repeatEnded } from './actOnce';
import { describeLimits } from './describeLimits';
import { answerLimitPrompt } from './limitPrompt';
import { answerRealityCheck } from './realityCheck';
import { setLimit } from './setLimit';
import { describeSpending } from './spending';

/** Calls about limits, breaks and exclusions that players set for themselves. */
export const protectionCalls = [
  playerCall(rgInfoCall, ({ operator, session, nowMs }) =>
    describeLimits(operator, session.player.id, nowMs),
  ),
  playerCall(rgSetCall, setLimit),
  playerCall(rgSpendCall, describeSpending),
  playerCall(rgPromptCall, answerLimitPrompt),
  playerCall(rgCheckCall, answerRealityCheck, repeatEnded),
  playerCall(
    rgBreakCall,
    (context, { hours }) => startExclusion(context, { kind: 'break', hours }),
    repeatEnded,
  ),
  playerCall(
    rgExcludeCall,
    (context, { months, ...proof }) =>
      startExclusion(context, { kind: 'exclusion', months }, () => checkProof(context, proof)),
    repeatEnded,
  ),
  playerCall(rgReturnCall, comeBack),
  playerCall(checkPwdCall, unlockSession),
];

/**
 * Starts a break or a self-exclusion.
 *
 * @param prove checks first that it is meant
 * @throws Refusal `badParameter`, or what `prove` refuses
 */
async function startExclusion(context: PlayerCallContext, asked: SelfExclusion, prove?: () => Promise<void>) {
  const { operator, nowMs, device, ip } = context;
  const start = { asked, nowMs, at: { device, ip }, operator };
  return await actOnce(
    context,
    (transaction, { id }, token) => excludePlayer(transaction, id, { ...start, token }),
    prove,
  );
}

const returnAnswer = v.object({
  from: v.optional(v.number()),
  lapse: v.optional(v.number()),
  done: v.picklist([0, 1]),
});

/**
 * Asks to come back from an exclusion that has ended, or comes back.
 *
 * @throws Refusal of `returnFromExclusion`
 */
function comeBack(context: PlayerCallContext) {
  const { session, nowMs } = context;
  const { failpoints, protection } = context.operator;
  const { tokenHash, createdAtMs } = session;
  return context.once(returnAnswer, async (transaction) => {
    const own = { tokenHash, createdAtMs };
    const asked = { nowMs, own, failpoints, awayAccess: protection.awayAccess };
    const wait = await returnFromExclusion(transaction, session.player.id, asked);
    return wait
      ? { from: wait.fromMs / 1000, lapse: wait.lapsesMs / 1000, done: 0 as const }
      : { done: 1 as const };
  });
}

/**
 * Checks that an exclusion is meant: by the password, or a code sent for it. An account with neither proves nothing.
 *
 * @throws Refusal `badParameter` without either, `wrongPassword`, `wrongCode`, `locked`
 */
async function checkProof(
  context: PlayerCallContext,
  { password, code }: Pick<v.InferOutput<typeof rgExcludeCall.request>, 'password' | 'code'>,
): Promise<void> {
  const { operator, nowMs, session } = context;
  const { passwordHash, phone } = session.player;
  if (passwordHash === null && phone === null) return;
  if (password !== undefined && passwordHash !== null) {
    await checkPassword(operator.database, session.player, { purpose: 'absence', password, nowMs });
  } else if (code !== undefined && phone !== null) await checkCode(context, { phone, code, purpose: 'away' });
  else throw new Refusal('badParameter', { field: passwordHash === null ? 'code' : 'password' });
}

/**
 * Unlocks a session by the password or a code sent for it. An account with neither has to log in anew.
 *
 * @throws Refusal `wrongPassword`, `wrongCode`, `locked`, `noProof`, `accountClosed`, or those of `checkNotAway`
 */
async function unlockSession(
  context: PlayerCallContext,
  { password, code }: v.InferOutput<typeof checkPwdCall.request>,
): Promise<null> {
  const { operator, session, nowMs } = context;
  const { database } = operator;
  if (password === undefined && code === undefined) throw new Refusal('badParameter', { field: 'password' });
  const { phone } = session.player;
  if (code !== undefined && password === undefined) {
    if (phone === null) throw new Refusal('noProof');
    await checkCode(context, { phone, code, purpose: 'unlock' });
  } else if (session.player.passwordHash === null) throw new Refusal('noProof');
  else await checkPassword(database, session.player, { purpose: 'unlock', password: password ?? '', nowMs });
  await transact(database, async (transaction) => {
    const known = await lockPlayer(transaction, session.player.id);
    checkNotClosed(known);
    checkNotAway(known, nowMs);
    const { tokenHash } = session;
    await transaction
      .update(sessions)
      .set({ lastActAtMs: nowMs, expiresAtMs: sessionEnd(session, nowMs) })
      .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.playerId, known.id)));
  });
  return null;
}

async function checkCode(
  { operator, nowMs, ip }: PlayerCallContext,
  asked: { readonly phone: string; readonly code: string; readonly purpose: 'unlock' | 'away' },
): Promise<void> {
  const { phone, code, purpose } = asked;
  const allowed = await countCodeAttempt(operator.database, { phone, purpose, ip, nowMs });
  await transact(operator.database, (transaction) => redeemSmsCode(transaction, allowed, code));
}

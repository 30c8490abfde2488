import { completeAccountCall } from '@kislap/api/contract';
import { checkBirthday, epochSecondsFrom } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import { playerCall } from '../../calls/defineCall';
import { termsVersion } from '../../catalogue/sandboxOperator';
import type { Database } from '../../database/Database';
import { player } from '../../database/tables/player';
import { lockSubject } from '../../database/transact';
import { Refusal } from '../../kernel/Refusal';
import { newAway, prepareAsk, recordedAway } from '../../rules/persons/askPerson';
import { closeMinor } from '../../rules/persons/holdMinor';
import { marksOf } from '../../rules/persons/marks';
import { needOf } from '../../rules/players/accountNeed';
import { awayRefusal, checkNotAway } from '../../rules/players/away';
import { readPhone } from '../../rules/players/phone';
import { findByPhone, type LockedPlayer, lockPlayer } from '../../rules/players/player';
import { checkNotClosed } from '../../rules/players/session';
import { type CodeAttempt, countCodeAttempt, isRedeemed, redeemSmsCode } from '../../rules/players/smsCodes';
import { bookInviteBonus } from '../../rules/referrals/inviteBonus';

/** The call that adds what an account lacks. */
export const completeAccountCalls = [playerCall(completeAccountCall, completeAccount)];

type Form = v.InferOutput<typeof completeAccountCall.request>;

const outcome = v.union([v.picklist(['complete', 'underAge']), recordedAway]);

/**
 * Adds birthday, agreement and phone where they are missing, all or none. What is there is never changed: a form that
 * says something else is refused. Who turns out to be too young is refused, and the account is closed; what was paid in
 * goes back to its payer first, and a phone that was proven with the form opens no other account before that age.
 *
 * @throws Refusal `badParameter`, `underAge`, `alreadyBound`, `phoneTaken`, `wrongCode`, `accountHeld`
 */
async function completeAccount(context: PlayerCallContext, form: Form): Promise<null> {
  const { operator, nowMs, ip, session } = context;
  const phone = form.phone === undefined ? undefined : readPhone(form.phone, 'phone');
  const isProving = phone !== undefined && session.player.phone === null;
  const attempt = isProving
    ? await countCodeAttempt(operator.database, { phone, purpose: 'bind', ip, nowMs })
    : undefined;
  const facts = { ...(isProving && { phone }), birthday: form.birthday ?? session.player.birthday };
  const ask = await prepareAsk(operator, { player: session.player, facts, nowMs });
  const ending = await context.once(outcome, async (transaction) => {
    if (phone !== undefined) await lockSubject(transaction, `phone:${phone}`);
    const own = await lockPlayer(transaction, session.player.id);
    checkNotClosed(own);
    checkNotAway(own, nowMs);
    checkUnchanged(own, { birthday: form.birthday, phone });
    const need = new Set(needOf(own));
    if (need.size === 0) return 'complete';
    if (need.has('agree') && form.agree !== 1) throw new Refusal('badParameter', { field: 'agree' });
    const { birthday = '' } = form;
    if (need.has('birthday') && isUnderAge(birthday, nowMs)) {
      const isProven = attempt !== undefined && (await isRedeemed(transaction, attempt, form.code ?? ''));
      const marks = marksOf(operator.personKey, { birthday, phone: isProven ? (phone ?? null) : null });
      const { failpoints, protection } = operator;
      const stopping = { nowMs, failpoints, awayAccess: protection.awayAccess };
      await closeMinor(transaction, own, { birthday, marks, ...stopping });
      return 'underAge';
    }
    if (need.has('phone')) await proveOwnPhone(transaction, { phone, code: form.code ?? '', attempt });
    // A phone of somebody away holds this account back, and stays where it is.
    const away = newAway(own, await ask(transaction, own), nowMs);
    if (away) return away;
    if (need.has('phone')) await checkFreePhone(transaction, phone);
    await transaction
      .update(player)
      .set({
        ...(need.has('birthday') && { birthday }),
        ...(need.has('agree') && { termsVersion, termsAtMs: nowMs }),
        ...(need.has('phone') && { phone }),
      })
      .where(eq(player.id, own.id));
    if (need.has('phone')) await bookInviteBonus(transaction, own, { deed: { kind: 'registered' }, nowMs });
    return 'complete';
  });
  // Thrown in the transaction it would open the account again.
  if (ending === 'underAge') throw new Refusal('underAge', { field: 'birthday' });
  if (typeof ending === 'object') throw awayRefusal(ending);
  return null;
}

/** A form that is sent again says the same; anything else is not taken as done. */
function checkUnchanged(
  own: LockedPlayer,
  { birthday, phone }: { readonly birthday: string | undefined; readonly phone: string | undefined },
): void {
  if (own.birthday !== null && birthday !== undefined && birthday !== own.birthday) {
    throw new Refusal('badParameter', { field: 'birthday' });
  }
  if (own.phone !== null && phone !== undefined && phone !== own.phone) {
    throw new Refusal('alreadyBound', { field: 'phone' });
  }
}

/** @throws Refusal `badParameter` for no date, or none that somebody was born on */
function isUnderAge(birthday: string, nowMs: number): boolean {
  const checked = checkBirthday(birthday, epochSecondsFrom(Math.floor(nowMs / 1000)));
  if (checked.ok) return false;
  if (checked.reason === 'underAge') return true;
  throw new Refusal('badParameter', { field: 'birthday' });
}

interface PhoneProof {
  readonly phone: string | undefined;
  readonly code: string;
  readonly attempt: CodeAttempt | undefined;
}

/** @throws Refusal `badParameter`, `wrongCode` */
async function proveOwnPhone(transaction: Database, { phone, code, attempt }: PhoneProof): Promise<void> {
  if (phone === undefined) throw new Refusal('badParameter', { field: 'phone' });
  if (!attempt) throw new Refusal('wrongCode', { field: 'code' });
  await redeemSmsCode(transaction, attempt, code);
}

/** @throws Refusal `phoneTaken` */
async function checkFreePhone(transaction: Database, phone: string | undefined): Promise<void> {
  if (phone === undefined || !(await findByPhone(transaction, phone))) return;
  throw new Refusal('phoneTaken', { field: 'phone' });
}

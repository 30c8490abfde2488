import type { sendCodeCall } from '@kislap/api/contract';
import { checkPhone } from '@kislap/domain';
import { and, count, desc, eq, gte } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../database/Database';
import { smsCode } from '../../database/tables/smsCode';
import type { CallContext } from '../../http/CallContext';
import { manilaToday } from '../../kernel/manilaToday';
import { Refusal } from '../../kernel/Refusal';
import { lockSubject } from '../../players/lockSubject';
import { smsCodeHash } from '../../players/smsCodeHash';
import { smsRules } from '../../players/smsRules';

/** "Sends" a code: the sandbox shows it on its own page. */
export async function sendCode(context: CallContext, request: v.InferOutput<typeof sendCodeCall.request>) {
  const phone = checkPhone(request.phone);
  if (!phone.ok) throw new Refusal('badParameter', { field: 'phone' });
  const { nowMs } = context;
  await context.once(v.null(), async (transaction) => {
    await lockSubject(transaction, `sms:${phone.value}`);
    await checkPace(transaction, phone.value, nowMs);
    await transaction.insert(smsCode).values({
      phone: phone.value,
      codeHash: smsCodeHash(phone.value, smsRules.code),
      sentAtMs: nowMs,
      expiresAtMs: nowMs + smsRules.lifetimeMs,
    });
    return null;
  });
  return { next: smsRules.resendAfterMs / 1000, expire: smsRules.lifetimeMs / 1000 };
}

/** Pace rule: one code a minute and ten a Manila day per phone. */
async function checkPace(transaction: Database, phone: string, nowMs: number): Promise<void> {
  const { startsAtMs } = manilaToday(nowMs);
  const [newest] = await transaction
    .select({ sentAtMs: smsCode.sentAtMs })
    .from(smsCode)
    .where(eq(smsCode.phone, phone))
    .orderBy(desc(smsCode.id))
    .limit(1);
  const [today] = await transaction
    .select({ sent: count() })
    .from(smsCode)
    .where(and(eq(smsCode.phone, phone), gte(smsCode.sentAtMs, startsAtMs)));
  const pauseMs = (newest?.sentAtMs ?? 0) + smsRules.resendAfterMs - nowMs;
  const isSpent = (today?.sent ?? 0) >= smsRules.sendsPerDay;
  const waitMs = isSpent ? startsAtMs + 86_400_000 - nowMs : pauseMs;
  if (waitMs <= 0) return;
  const wait = Math.ceil(waitMs / 1000);
  throw new Refusal('codeSentTooOften', { wait }, { wait: String(wait) });
}

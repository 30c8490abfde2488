import { timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { smsCode } from '../database/tables/smsCode';
import { Refusal } from '../kernel/Refusal';
import { smsCodeHash } from './smsCodeHash';
import { smsRules } from './smsRules';

/**
 * Uses up the newest living code of a phone.
 *
 * Code rule: good once, for five minutes and five tries. Wrong, old, used and never sent all get the same answer.
 *
 * @throws Refusal `wrongCode`; the caller has counted the try with `takeCodeTry`
 */
export async function useSmsCode(
  transaction: Database,
  phone: string,
  { code, nowMs }: { readonly code: string; readonly nowMs: number },
): Promise<void> {
  const [living] = await transaction
    .select()
    .from(smsCode)
    .where(
      and(
        eq(smsCode.phone, phone),
        eq(smsCode.isUsed, false),
        gt(smsCode.expiresAtMs, nowMs),
        lte(smsCode.tries, smsRules.triesPerCode),
      ),
    )
    .orderBy(desc(smsCode.id))
    .limit(1)
    .for('update');
  if (!living || !isEqual(living.codeHash, smsCodeHash(phone, code)))
    throw new Refusal('wrongCode', { field: 'code' });
  await transaction.update(smsCode).set({ isUsed: true }).where(eq(smsCode.id, living.id));
}

/** Takes as long for a code that is nearly right. */
function isEqual(stored: string, typed: string): boolean {
  return stored.length === typed.length && timingSafeEqual(Buffer.from(stored), Buffer.from(typed));
}

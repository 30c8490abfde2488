import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { smsCode } from '../database/tables/smsCode';

/**
 * Counts a try against every living code of a phone, before the code is looked at: however many come at once, no more
 * than a code allows are looked at. Outside the transaction that uses the code up, since a refusal rolls that back.
 */
export async function takeCodeTry(database: Database, phone: string, nowMs: number): Promise<void> {
  await database
    .update(smsCode)
    .set({ tries: sql`${smsCode.tries} + 1` })
    .where(and(eq(smsCode.phone, phone), eq(smsCode.isUsed, false), gt(smsCode.expiresAtMs, nowMs)));
}

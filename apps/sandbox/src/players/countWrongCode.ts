import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { smsCode } from '../database/tables/smsCode';

/** Counts a wrong try against every living code of a phone. */
export async function countWrongCode(database: Database, phone: string, nowMs: number): Promise<void> {
  await database
    .update(smsCode)
    .set({ tries: sql`${smsCode.tries} + 1` })
    .where(and(eq(smsCode.phone, phone), eq(smsCode.isUsed, false), gt(smsCode.expiresAtMs, nowMs)));
}

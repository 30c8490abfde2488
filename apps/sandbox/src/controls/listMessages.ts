import { maskPhone } from '@kislap/domain';
import { desc } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { smsCode } from '../database/tables/smsCode';
import { smsRules } from '../players/smsRules';
import { pageSize } from './onePage';

/** The newest text messages that would have been sent. */
export async function listMessages(database: Database) {
  const rows = await database.select().from(smsCode).orderBy(desc(smsCode.id)).limit(pageSize);
  return rows.map(({ id, phone, sentAtMs, expiresAtMs, isUsed }) => ({
    id,
    phone: maskPhone(phone),
    // Only its hash is kept; the sandbox sends everybody the same one.
    code: smsRules.code,
    sentAtMs,
    expiresAtMs,
    isUsed,
  }));
}

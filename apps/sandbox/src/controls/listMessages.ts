import { maskPhone } from '@kislap/domain';
import { desc } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { smsCode } from '../database/tables/smsCode';
import { pageSize } from './onePage';

/** The newest text messages that would have been sent. */
export async function listMessages(database: Database) {
  const rows = await database.select().from(smsCode).orderBy(desc(smsCode.id)).limit(pageSize);
  return rows.map(({ id, phone, code, sentAtMs, expiresAtMs, isUsed }) => ({
    id,
    phone: maskPhone(phone),
    code,
    sentAtMs,
    expiresAtMs,
    isUsed,
  }));
}

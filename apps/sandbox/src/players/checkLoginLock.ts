import { and, count, eq, gt, max } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { loginFailure } from '../database/tables/loginFailure';
import { Refusal } from '../kernel/Refusal';
import { loginLock } from './loginLock';

/**
 * @param subject the account as it was typed, with or without a player behind it
 * @throws Refusal `locked` with the seconds to wait
 */
export async function checkLoginLock(database: Database, subject: string, nowMs: number): Promise<void> {
  const [recent] = await database
    .select({ failures: count(), lastAtMs: max(loginFailure.atMs) })
    .from(loginFailure)
    .where(and(eq(loginFailure.subject, subject), gt(loginFailure.atMs, nowMs - loginLock.withinMs)));
  if (!recent || recent.failures < loginLock.failures) return;
  const wait = Math.ceil(((recent.lastAtMs ?? nowMs) + loginLock.lockedMs - nowMs) / 1000);
  throw new Refusal('locked', { wait }, { minutes: String(Math.ceil(wait / 60)) });
}

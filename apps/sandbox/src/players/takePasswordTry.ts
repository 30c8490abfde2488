import type { Database } from '../database/Database';
import { loginFailure } from '../database/tables/loginFailure';
import { transact } from '../database/transact';
import { checkLoginLock } from './checkLoginLock';
import { lockSubject } from './lockSubject';

/**
 * Counts a try as a failure before the password is looked at: however many come at once, no more than the lock allows
 * are looked at. Whoever was right has the failures forgotten.
 *
 * @param subject what tries are counted for: the account as it was typed, or a purpose of a player
 * @throws Refusal `locked` with the seconds to wait
 */
export async function takePasswordTry(database: Database, subject: string, nowMs: number): Promise<void> {
  await transact(database, async (transaction) => {
    await lockSubject(transaction, `password:${subject}`);
    await checkLoginLock(transaction, subject, nowMs);
    await transaction.insert(loginFailure).values({ subject, atMs: nowMs });
  });
}

import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { loginFailure } from '../database/tables/loginFailure';
import { Refusal } from '../kernel/Refusal';
import type { RefusalReason } from '../kernel/refusalReasons';
import { isPassword } from './isPassword';
import type { PlayerRow } from './PlayerRow';
import { takePasswordTry } from './takePasswordTry';

/**
 * Makes sure that whoever holds the device knows the account's password, outside the transaction of what it is to prove:
 * a wrong one stays counted when that is rolled back. An account without one, opened elsewhere, has nothing to prove.
 *
 * @param attempt what wrong passwords are counted for, and what a wrong one is called beside which field
 * @throws Refusal `locked`, or `wrong`
 */
export async function checkPassword(
  database: Database,
  { id, passwordHash }: PlayerRow,
  attempt: {
    readonly purpose: string;
    readonly password: string;
    readonly nowMs: number;
    readonly field?: string;
    readonly wrong?: RefusalReason;
  },
): Promise<void> {
  if (passwordHash === null) return;
  const { purpose, password, nowMs, field = 'password', wrong = 'wrongCredentials' } = attempt;
  const subject = `${purpose}:${id}`;
  await takePasswordTry(database, subject, nowMs);
  if (!(await isPassword(password, passwordHash))) throw new Refusal(wrong, { field });
  await database.delete(loginFailure).where(eq(loginFailure.subject, subject));
}

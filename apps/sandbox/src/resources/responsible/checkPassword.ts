import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { loginFailure } from '../../database/tables/loginFailure';
import { Refusal } from '../../kernel/Refusal';
import { isPassword } from '../../players/isPassword';
import type { PlayerRow } from '../../players/PlayerRow';
import { takePasswordTry } from '../../players/takePasswordTry';

/**
 * Makes sure that whoever holds the device knows the account's password. An account without one, opened elsewhere, has
 * nothing to prove.
 *
 * @param attempt what wrong passwords are counted for
 * @throws Refusal `wrongCredentials`, `locked`
 */
export async function checkPassword(
  database: Database,
  { id, passwordHash }: PlayerRow,
  attempt: { readonly purpose: string; readonly password: string; readonly nowMs: number },
): Promise<void> {
  if (passwordHash === null) return;
  const { purpose, password, nowMs } = attempt;
  const subject = `${purpose}:${id}`;
  await takePasswordTry(database, subject, nowMs);
  if (!(await isPassword(password, passwordHash))) {
    throw new Refusal('wrongCredentials', { field: 'password' });
  }
  await database.delete(loginFailure).where(eq(loginFailure.subject, subject));
}

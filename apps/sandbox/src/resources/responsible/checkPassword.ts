import type { Database } from '../../database/Database';
import { loginFailure } from '../../database/tables/loginFailure';
import { Refusal } from '../../kernel/Refusal';
import { checkLoginLock } from '../../players/checkLoginLock';
import { isPassword } from '../../players/isPassword';
import type { PlayerRow } from '../../players/PlayerRow';

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
  await checkLoginLock(database, subject, nowMs);
  if (await isPassword(password, passwordHash)) return;
  await database.insert(loginFailure).values({ subject, atMs: nowMs });
  throw new Refusal('wrongCredentials', { field: 'password' });
}

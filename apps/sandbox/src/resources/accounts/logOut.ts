import { eq } from 'drizzle-orm';
import { session } from '../../database/tables/session';
import type { CallContext } from '../../http/CallContext';

/** Forgets the token. An unknown one is fine too, so that logging out never fails. */
export async function logOut({ operator, tokenHash }: CallContext): Promise<null> {
  if (tokenHash) await operator.database.delete(session).where(eq(session.tokenHash, tokenHash));
  return null;
}

import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database';

/**
 * Takes turns over something that has no row of its own yet, such as a phone that asks for its first code. Held
 * until the transaction ends.
 */
export async function lockSubject(transaction: Database, subject: string): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
}

import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { consent } from '../database/tables/consent';

/** What a player agrees to now; nothing until they said so. */
export async function readConsents(database: Database, playerId: number) {
  const steps = await database
    .select({ purpose: consent.purpose, isGiven: consent.isGiven })
    .from(consent)
    .where(eq(consent.playerId, playerId))
    .orderBy(asc(consent.id));
  const now = { marketing: false, analytics: false };
  for (const { purpose, isGiven } of steps) now[purpose] = isGiven;
  return now;
}

import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { consent } from '../../database/tables/player';

/** Writes down what a player agrees to from now on: a step for each purpose that changes, none for the others. */
export async function writeConsents(
  transaction: Database,
  playerId: number,
  { wanted, nowMs }: { readonly wanted: Awaited<ReturnType<typeof readConsents>>; readonly nowMs: number },
): Promise<void> {
  const held = await readConsents(transaction, playerId);
  const purposes = (['marketing', 'analytics'] as const).filter(
    (purpose) => held[purpose] !== wanted[purpose],
  );
  if (purposes.length === 0) return;
  await transaction
    .insert(consent)
    .values(purposes.map((purpose) => ({ playerId, purpose, isGiven: wanted[purpose], atMs: nowMs })));
}

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

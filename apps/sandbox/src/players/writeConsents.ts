import type { Database } from '../database/Database';
import { consent } from '../database/tables/consent';
import { readConsents } from './readConsents';

/** Writes down what a player agrees to from now on: a step for each purpose that changes, none for the others. */
export async function writeConsents(
  transaction: Database,
  playerId: number,
  { wish, nowMs }: { readonly wish: Awaited<ReturnType<typeof readConsents>>; readonly nowMs: number },
): Promise<void> {
  const held = await readConsents(transaction, playerId);
  const purposes = (['marketing', 'analytics'] as const).filter((purpose) => held[purpose] !== wish[purpose]);
  if (purposes.length === 0) return;
  await transaction
    .insert(consent)
    .values(purposes.map((purpose) => ({ playerId, purpose, isGiven: wish[purpose], atMs: nowMs })));
}

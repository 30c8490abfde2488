import type { Database } from '../database/Database';
import { transact } from '../database/transact';
import { lockPlayer } from '../players/lockPlayer';
import { findSitting } from './findSitting';
import { noteSitting } from './noteSitting';

/**
 * Counts the time of a sitting that is open; one that is over stays so.
 *
 * @param change `staysOpen` is false when the player has just left the games
 */
export async function noteOpenSitting(
  database: Database,
  playerId: number,
  { nowMs, staysOpen }: { readonly nowMs: number; readonly staysOpen: boolean },
): Promise<void> {
  const held = await findSitting(database, playerId);
  if (held === undefined || !held.isOpen) return;
  await transact(database, async (transaction) => {
    await lockPlayer(transaction, playerId);
    const fresh = await findSitting(transaction, playerId);
    if (fresh?.isOpen) await noteSitting(transaction, playerId, { nowMs, isOpen: staysOpen });
  });
}

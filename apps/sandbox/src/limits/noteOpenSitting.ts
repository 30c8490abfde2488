import type { Database } from '../database/Database';
import { transact } from '../database/transact';
import { lockPlayer } from '../players/lockPlayer';
import { findSitting } from './findSitting';
import { noteSitting } from './noteSitting';

/** Counts the time of a sitting that is open; one that is over stays so. */
export async function noteOpenSitting(database: Database, playerId: number, nowMs: number): Promise<void> {
  const held = await findSitting(database, playerId);
  if (held === undefined || !held.isOpen) return;
  await transact(database, async (transaction) => {
    await lockPlayer(transaction, playerId);
    const fresh = await findSitting(transaction, playerId);
    if (fresh?.isOpen) await noteSitting(transaction, playerId, { nowMs, isOpen: true });
  });
}

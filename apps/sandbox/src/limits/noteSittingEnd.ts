import type { Database } from '../database/Database';
import { findSitting } from './findSitting';
import { noteSitting } from './noteSitting';

/** Counts the time of a sitting that is open, and ends it. The player must be locked. */
export async function noteSittingEnd(transaction: Database, playerId: number, nowMs: number): Promise<void> {
  const held = await findSitting(transaction, playerId);
  if (held?.isOpen) await noteSitting(transaction, playerId, { nowMs, isOpen: false });
}

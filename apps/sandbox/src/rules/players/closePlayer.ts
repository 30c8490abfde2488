import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { session } from '../../database/tables/access';
import { closing, dataExport, player } from '../../database/tables/player';
import { voidPot } from '../bonus/pot';
import { writeConsents } from './consents';
import type { LockedPlayer } from './player';

interface Closing {
  readonly reason: string;
  readonly nowMs: number;
}

/** Closes the account of a locked player for good: the bonus lapses, consents are taken back, every session ends. */
export async function closePlayer(
  transaction: Database,
  locked: LockedPlayer,
  { reason, nowMs }: Closing,
): Promise<void> {
  const { id: playerId } = locked;
  await voidPot(transaction, { player: locked, nowMs });
  await transaction.insert(closing).values({ playerId, reason, atMs: nowMs });
  await transaction.update(player).set({ closedAtMs: nowMs }).where(eq(player.id, playerId));
  await writeConsents(transaction, playerId, { wanted: { marketing: false, analytics: false }, nowMs });
  await transaction.delete(dataExport).where(eq(dataExport.playerId, playerId));
  await transaction.delete(session).where(eq(session.playerId, playerId));
}

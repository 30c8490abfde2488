import type { Protection } from '@kislap/configure/settings';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { session } from '../../database/tables/access';
import type { Failpoints } from '../../kernel/failpoints';
import { endOrders } from '../deposits/endOrders';
import { endPlaySession } from '../limits/playSession';
import type { LockedPlayer } from '../players/player';
import { emptyWallets } from '../wallets/wallets';
import { payOutOwn } from '../withdrawals/payOutOwn';

/** When, and what a player who is away reaches. */
export interface Stopping {
  readonly nowMs: number;
  readonly failpoints: Failpoints;
  readonly awayAccess: Protection['awayAccess'];
}

/**
 * Ends all play of somebody who is away from now on: what lies at studios comes home, unpaid orders close, payments that wait
 * to be credited go back, sessions end. Where nobody logs in meanwhile, own money is paid out by itself.
 */
export async function stopPlay(
  transaction: Database,
  known: LockedPlayer,
  { nowMs, failpoints, awayAccess }: Stopping,
): Promise<void> {
  const { id: playerId } = known;
  await emptyWallets(transaction, { player: known, nowMs }, failpoints);
  await endPlaySession(transaction, playerId, nowMs);
  await endOrders(transaction, known, nowMs);
  await transaction.delete(session).where(eq(session.playerId, playerId));
  if (awayAccess === 'none') await payOutOwn(transaction, known, { nowMs, failpoints });
}

import { getRelief, serverNow } from '@kislap/api';
import { isReliefOffered } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { openOverlay } from '../overlays/openOverlay';
import { session } from '../session/session';
import { toldSittings } from '../sittings/toldSittings';
import { knownBalance } from './knownBalance';

/**
 * Offers relief when a game has emptied the balance. The operator decides who can have it: nobody on a break or at a
 * limit of their own. Who has just been told what play has cost is not called back to it. An offer that cannot be asked
 * for is not missed.
 *
 * @param before the balance when the game was opened
 */
export async function offerRelief(userId: number, before: Money | undefined): Promise<void> {
  if (toldSittings.wasJustTold(serverNow())) return;
  const relief = await getRelief({ attempts: 1 }).catch(() => undefined);
  if (relief === undefined || session.userId() !== userId) return;
  const after = await knownBalance(userId);
  if (isReliefOffered(relief, { before, after })) await openOverlay('relief', {});
}

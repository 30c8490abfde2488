import { getRelief, serverNow } from '@kislap/api';
import { isReliefOffered } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { session } from '../../session/session';
import { shownRealityChecks } from '../play-session/shownRealityChecks';
import { knownBalance } from './knownBalance';
import { reported } from '../../device/errors/reportError';

/**
 * Offers relief when a game has emptied the balance and the operator grants it. Not offered right after a reality
 * check. A failed request is reported and offers nothing.
 *
 * @param before the balance when the game was opened
 */
export async function offerRelief(userId: number, before: Money | undefined): Promise<void> {
  if (shownRealityChecks.wasJustShown(serverNow())) return;
  const relief = await getRelief({ attempts: 1 }).catch(reported('relief'));
  if (relief === undefined || session.userId() !== userId) return;
  const after = await knownBalance(userId);
  if (isReliefOffered(relief, { before, after })) await openOverlay('relief', {});
}

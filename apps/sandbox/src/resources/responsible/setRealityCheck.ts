import type { Database } from '../../database/Database';
import { playClock } from '../../database/tables/playClock';
import { Refusal } from '../../kernel/Refusal';

const intervals = [0, 15, 30, 60];

/**
 * Sets how often a player is told how long he has played. It reminds and forbids nothing, so it holds at once either
 * way. The player must be locked.
 *
 * @throws Refusal `badParameter`
 */
export async function setRealityCheck(
  transaction: Database,
  { playerId, minutes }: { readonly playerId: number; readonly minutes: number },
): Promise<void> {
  if (!intervals.includes(minutes)) throw new Refusal('badParameter', { field: 'value' });
  const next = { realityMinutes: minutes };
  await transaction
    .insert(playClock)
    .values({ playerId, ...next })
    .onConflictDoUpdate({ target: playClock.playerId, set: next });
}

import { Refusal } from '../kernel/Refusal';
import type { PlayerRow } from '../players/PlayerRow';

/**
 * Lets nobody on who takes a break or has excluded himself.
 *
 * @throws Refusal `accountSuspended` with the end
 */
export function checkNotAway({ coolingUntilMs }: Pick<PlayerRow, 'coolingUntilMs'>, nowMs: number): void {
  if (coolingUntilMs <= nowMs) return;
  throw new Refusal('accountSuspended', { until: Math.floor(coolingUntilMs / 1000) });
}

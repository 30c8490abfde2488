import { Refusal } from '../kernel/Refusal';
import type { PlayerRow } from './PlayerRow';

/**
 * Whether somebody who has proved who they are may log in. Told only then: nobody else learns of it.
 *
 * @throws Refusal `accountClosed`, or `accountSuspended` with its end
 */
export function checkMayEnter(known: PlayerRow, nowMs: number): void {
  if (known.closedAtMs > 0) throw new Refusal('accountClosed', { until: 0 });
  if (known.coolingUntilMs > nowMs) {
    throw new Refusal('accountSuspended', { until: Math.floor(known.coolingUntilMs / 1000) });
  }
}

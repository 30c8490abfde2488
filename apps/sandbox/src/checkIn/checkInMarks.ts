import type { CheckInPlayer } from '@kislap/domain';
import { manilaToday } from '../kernel/manilaToday';
import type { PlayerRow } from '../players/PlayerRow';

/** How a player's week of check-ins stands. The count starts again each Manila Monday, its marks each day. */
export function checkInMarks(player: PlayerRow, nowMs: number): CheckInPlayer {
  const today = manilaToday(nowMs);
  return {
    signTimes: player.signWeek === today.monday ? player.signTimes : 0,
    isSignedToday: player.signedDay === today.day,
    isRenewedToday: player.renewDay === today.day,
  };
}

import type { CheckInStanding } from '@kislap/domain';
import type { Database } from '../database/Database';
import { depositedSince } from '../deposits/depositedSince';
import { manilaToday } from '../kernel/manilaToday';
import type { PlayerRow } from '../players/PlayerRow';
import { turnoverSince } from '../rounds/turnoverSince';

/** How a player stands against the rules of the check-in today. */
export async function checkInStanding(
  database: Database,
  player: PlayerRow,
  nowMs: number,
): Promise<CheckInStanding> {
  const { startsAtMs } = manilaToday(nowMs);
  return {
    vipLevel: player.vipLevel,
    vipOrder: player.vipOrder,
    totalDeposit: player.totalDeposit,
    dayDeposit: await depositedSince(database, player.id, startsAtMs),
    dayTurnover: await turnoverSince(database, player.id, startsAtMs),
  };
}

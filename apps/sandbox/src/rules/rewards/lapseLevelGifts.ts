import { zeroMoney } from '@kislap/domain';
import { activityType } from '../../catalogue/activityType';
import { vipLevels } from '../../catalogue/vipLevels';
import type { Database } from '../../database/Database';
import { prize } from '../../database/tables/rewards';
import type { LockedPlayer } from '../players/player';

/** The claim key of the gift for reaching a VIP level. */
export const levelGiftKey = (level: number): string => `level:${level}`;

const prizeOfNothing = 2;
const done = 2;

/** Ends the gifts of the levels that a player has reached and not claimed: each came to nothing, for ever. */
export async function lapseLevelGifts(
  transaction: Database,
  { id: playerId, vipLevel }: LockedPlayer,
  nowMs: number,
): Promise<void> {
  const reached = vipLevels.filter(({ level }) => level > 0 && level <= vipLevel);
  if (reached.length === 0) return;
  await transaction
    .insert(prize)
    .values(
      reached.map(({ level }) => ({
        playerId,
        activityType: activityType.vip,
        claimKey: levelGiftKey(level),
        prizeType: prizeOfNothing,
        amount: zeroMoney,
        state: done,
        atMs: nowMs,
      })),
    )
    .onConflictDoNothing();
}

import type { Database } from '../../database/Database';
import type { Failpoints } from '../../kernel/failpoints';
import { voidPot } from '../bonus/pot';
import { endAttachments } from '../mail/mail';
import { awayOf } from '../players/away';
import type { LockedPlayer } from '../players/player';
import { lapseInviteBonuses } from '../referrals/inviteBonus';
import { payEarnedCommissions } from '../referrals/payCommissions';
import { lapseLevelGifts } from './lapseLevelGifts';

interface Ending {
  readonly nowMs: number;
  readonly failpoints: Failpoints;
}

/**
 * Ends what was given to a person who is excluded from now on: what a team has earned is paid first, as own money; the pot is
 * void, and what waited to be claimed has lapsed.
 *
 * @param known locked, and as it is before the exclusion
 */
export async function endGifts(
  transaction: Database,
  known: LockedPlayer,
  { nowMs, failpoints }: Ending,
): Promise<void> {
  const { id: playerId } = known;
  // Who is away already gets nothing that would have to be claimed.
  if (awayOf(known, nowMs) === undefined && known.closedAtMs === 0) {
    await payEarnedCommissions(transaction, { playerId, nowMs, failpoints });
  }
  await endAttachments(transaction, playerId, nowMs);
  await lapseInviteBonuses(transaction, playerId, nowMs);
  await lapseLevelGifts(transaction, known, nowMs);
  await voidPot(transaction, { player: known, nowMs, failpoints });
}

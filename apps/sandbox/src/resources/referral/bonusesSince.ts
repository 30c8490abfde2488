import type { ShareLogRow } from '@kislap/api/contract';
import { pesoFromMoney } from '@kislap/domain';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { inviteBonus } from '../../database/tables/inviteBonus';
import { player } from '../../database/tables/player';
import type { PlayerCallContext } from '../../http/CallContext';
import { maskNickname } from '../../players/maskNickname';
import { pageSize } from '../records/pageSize';

/** From where a page of the log is asked. */
export interface LogRequest {
  readonly logId?: number | undefined;
}

/** What invitations brought the player since an instant, before `logId` (0 = from the newest), newest first. */
export async function bonusesSince(
  { operator, session }: PlayerCallContext,
  { logId = 0 }: LogRequest,
  sinceMs: number,
): Promise<ShareLogRow[]> {
  const rows = await operator.database
    .select({ bonus: inviteBonus, nickname: player.nickname })
    .from(inviteBonus)
    .leftJoin(player, eq(player.id, inviteBonus.friendId))
    .where(
      and(
        eq(inviteBonus.playerId, session.player.id),
        gte(inviteBonus.atMs, sinceMs),
        logId > 0 ? lt(inviteBonus.id, logId) : undefined,
      ),
    )
    .orderBy(desc(inviteBonus.id))
    .limit(pageSize);
  return rows.map(({ bonus, nickname }) => ({
    logid: bonus.id,
    logtime: Math.floor(bonus.atMs / 1000),
    nick: nickname === null ? '' : maskNickname(nickname),
    type: wireType(bonus.kind),
    am: pesoFromMoney(bonus.amount),
    state: bonus.claimedAtMs === null ? 1 : 2,
  }));
}

function wireType(kind: number): 1 | 2 | 3 {
  return kind === 1 || kind === 2 ? kind : 3;
}

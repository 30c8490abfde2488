import type { WinTick } from '@kislap/api/contract';
import { scoreFromMoney, zeroMoney } from '@kislap/domain';
import { desc, eq, gt } from 'drizzle-orm';
import { gameListing } from '../../catalogue/gameListing';
import { bet } from '../../database/tables/bet';
import { player } from '../../database/tables/player';
import type { CallContext } from '../../http/CallContext';
import { maskNickname } from '../../players/maskNickname';

const most = 20;

/** The latest wins of this sandbox, of real rounds only, players' names masked. */
export async function listRecentWins({ operator }: CallContext): Promise<WinTick[]> {
  const rows = await operator.database
    .select({ code: bet.gameCode, win: bet.win, atMs: bet.atMs, nickname: player.nickname })
    .from(bet)
    .innerJoin(player, eq(player.id, bet.playerId))
    .where(gt(bet.win, zeroMoney))
    .orderBy(desc(bet.id))
    .limit(most);
  return rows.map(({ code, win, atMs, nickname }) => ({
    gc: code,
    name: gameListing.find((game) => game.code === code)?.name ?? code,
    nick: maskNickname(nickname),
    WinScore: scoreFromMoney(win),
    logtime: Math.floor(atMs / 1000),
  }));
}

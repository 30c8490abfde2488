import type { DrawPayout } from '@kislap/api/contract';
import { pesoFromMoney } from '@kislap/domain';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { drawRound } from '../database/tables/drawRound';
import { player } from '../database/tables/player';
import { maskNickname } from '../players/maskNickname';
import { drawStateCode } from './drawStateCode';

const most = 20;

/** The latest goals that were really paid out, players' names masked; none when there were none. */
export async function listPayouts(database: Database): Promise<DrawPayout[]> {
  const rows = await database
    .select({ nickname: player.nickname, goal: drawRound.goal, paidAtMs: drawRound.paidAtMs })
    .from(drawRound)
    .innerJoin(player, eq(player.id, drawRound.playerId))
    .where(eq(drawRound.state, drawStateCode.paid))
    .orderBy(desc(drawRound.paidAtMs), desc(drawRound.id))
    .limit(most);
  return rows.map(({ nickname, goal, paidAtMs }) => ({
    nick: maskNickname(nickname),
    am: pesoFromMoney(goal),
    logtime: Math.floor((paidAtMs ?? 0) / 1000),
  }));
}

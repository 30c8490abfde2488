import type { DrawFriend } from '@kislap/api/contract';
import { desc } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { player } from '../database/tables/player';
import { maskNickname } from '../players/maskNickname';
import { friendsOfRound } from './friendsOfRound';
import { latestRound } from './latestRound';

const registered = 1;
const counted = 2;
const most = 100;

/** The friends a player invited in the latest round, masked, newest first. Nobody else's, and no phone numbers. */
export async function listFriends(database: Database, playerId: number): Promise<DrawFriend[]> {
  const round = await latestRound(database, playerId);
  if (round === undefined) return [];
  const friends = await database
    .select({ nickname: player.nickname, phone: player.phone, atMs: player.registeredAtMs })
    .from(player)
    .where(friendsOfRound(round))
    .orderBy(desc(player.id))
    .limit(most);
  return friends.map(({ nickname, phone, atMs }) => ({
    nick: maskNickname(nickname),
    state: phone === null ? registered : counted,
    logtime: Math.floor(atMs / 1000),
  }));
}

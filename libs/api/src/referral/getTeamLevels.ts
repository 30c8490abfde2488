import type { Money, TeamDepth } from '@kislap/domain';
import { scTeamUserInfoCall } from '../contract/team';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import { moneyOfScore } from '../mapping/moneyOfScore';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

/** One level of a team in figures. */
export interface TeamLevelFigures {
  readonly level: TeamDepth;
  readonly members: number;
  readonly activeToday: number;
  readonly turnover: Money;
  readonly commission: Money;
}

/** The cache key of the levels of a player's team. */
export function teamLevelsKey(userId: number): ReadKey {
  return ['scTeamUserInfo', userId];
}

/** Asks for the levels of the team, the first first. @throws OfflineError | AnswerError | ContractError */
export async function getTeamLevels(options?: CallOptions): Promise<readonly TeamLevelFigures[]> {
  const rows = await callMain(scTeamUserInfoCall, {}, options);
  return rows
    .map((row) => ({
      level: row.lv,
      members: row.num,
      activeToday: row.actNum,
      turnover: moneyOfScore(row.ValidBet),
      commission: moneyOfPeso(row.am),
    }))
    .sort((left, right) => left.level - right.level);
}

/** The levels of the player's team; nothing for a guest. */
export function useTeamLevels(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : teamLevelsKey(userId), () => getTeamLevels());
}

import type { Money, TeamDepth } from '@kislap/domain';
import { scTeamUserInfoCall } from '../contract/team';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import { moneyOfScore } from '../mapping/moneyOfScore';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

/**
 * One level of a team in figures.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: TeamLevelFigures | undefined = (await getTeamLevels())[0];
 * found?.members; // => 24
 */
export interface TeamLevelFigures {
  readonly level: TeamDepth;
  readonly members: number;
  readonly activeToday: number;
  readonly turnover: Money;
  readonly commission: Money;
}

/**
 * The cache key of the levels of a player's team.
 *
 * @example
 * teamLevelsKey(7); // => ['scTeamUserInfo', 7]
 */
export function teamLevelsKey(userId: number): ReadKey {
  return ['scTeamUserInfo', userId];
}

/**
 * Asks for the levels of the team, the first first. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getTeamLevels())[0]?.members; // => 24
 */
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

/**
 * The levels of the player's team; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useTeamLevels(7).data?.[0]?.members; // => 24
 */
export function useTeamLevels(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : teamLevelsKey(userId), () => getTeamLevels());
}

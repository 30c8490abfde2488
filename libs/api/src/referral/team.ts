import type { Money, TeamDepth } from '@kislap/domain';
import { scTeamUserInfoCall, userTeamInfoCall } from '../contract/team';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfPeso, moneyOfScore } from '../mapping/wireValues';

/**
 * A team in figures, all levels together.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: Team = await getTeam();
 * found.members; // => 72
 */
export interface Team {
  readonly members: number;
  readonly activeToday: number;
  readonly joinedToday: number;
  readonly deposits: Money;
  readonly turnover: Money;
  readonly commissionToday: Money;
  readonly commission: Money;
}

/**
 * The cache key of a player's team.
 *
 * @example
 * teamKey(7); // => ['userTeamInfo', 7]
 */
export function teamKey(userId: number): ReadKey {
  return ['userTeamInfo', userId];
}

/**
 * Asks for the team in figures. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getTeam()).members; // => 72
 */
export async function getTeam(options?: CallOptions): Promise<Team> {
  const info = await callMain(userTeamInfoCall, {}, options);
  return {
    members: info.num,
    activeToday: info.actNum,
    joinedToday: info.todayNum,
    deposits: moneyOfScore(info.TeamDep),
    turnover: moneyOfScore(info.TeamFlow),
    commissionToday: moneyOfPeso(info.todayCom),
    commission: moneyOfPeso(info.allCom),
  };
}

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

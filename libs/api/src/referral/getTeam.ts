import type { Money } from '@kislap/domain';
import { userTeamInfoCall } from '../contract/team';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import { moneyOfScore } from '../mapping/moneyOfScore';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

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
 * The player's team in figures; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useTeam(7).data?.members; // => 72
 */
export function useTeam(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : teamKey(userId), () => getTeam());
}

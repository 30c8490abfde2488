import type { DayKey, Money, TeamDepth } from '@kislap/domain';
import { teamLog4UCall } from '../contract/team';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import type { LogPage } from '../mapping/LogPage';
import { moneyOfPeso } from '../mapping/wireValues';

/**
 * What the play of one member earned the player on a day.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const share: TeamShare | undefined = (await getTeamShares('2026-01-01', 0)).rows[0];
 * share?.level; // => 1
 */
export interface TeamShare {
  readonly id: number;
  /** Masked by the operator. */
  readonly nickname: string;
  readonly level: TeamDepth;
  readonly share: Money;
}

const PAGE_SIZE = 20;

/**
 * The cache key of the shares of a day, without their page.
 *
 * @example
 * teamSharesKey(7, '2026-01-01'); // => ['teamLog4U', 7, '2026-01-01']
 */
export function teamSharesKey(userId: number, day: DayKey): ReadKey {
  return ['teamLog4U', userId, day];
}

/**
 * Asks for a page of what the members' play earned the player on a Manila day.
 *
 * @param index the page, from 0
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getTeamShares('2026-01-01', 0)).rows[0]?.nickname; // => 'K**o'
 */
export async function getTeamShares(
  day: DayKey,
  index: number,
  options?: CallOptions,
): Promise<LogPage<TeamShare>> {
  const paging = JSON.stringify({ page: index + 1, size: PAGE_SIZE });
  const { list, total } = await callMain(teamLog4UCall, { paging, curDate: day }, options);
  const rows = list.map((row) => ({
    id: row.logid,
    nickname: row.nick,
    level: row.lv,
    share: moneyOfPeso(row.am),
  }));
  return { rows, isLast: rows.length === 0 || (index + 1) * PAGE_SIZE >= total };
}

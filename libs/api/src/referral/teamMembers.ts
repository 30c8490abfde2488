import { type DayKey, type EpochSeconds, epochSecondsFrom, type TeamDepth } from '@kislap/domain';
import { type TeamUser, teamUserListCall } from '../contract/team';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields } from '../mapping/wireValues';

/**
 * A member of a team. Nobody's phone number and nobody's bets are part of it.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const newest: TeamMember | undefined = (await getTeamMembers('all', 0))[0];
 * newest?.lastActiveOn; // => '2025-11-13'
 */
export interface TeamMember {
  readonly id: number;
  /** Masked by the operator. */
  readonly nickname: string;
  readonly avatarId: number;
  readonly level: TeamDepth;
  readonly joinedAt: EpochSeconds;
  /** Nothing for one who never came back. */
  readonly lastActiveOn?: DayKey;
  readonly hasDeposited: boolean;
}

/**
 * The members of one level, or of all.
 *
 * @example
 * const invited: TeamSelection = 1;
 * teamMembersKey(7, invited); // => ['teamUserList', 7, 1]
 */
export type TeamSelection = TeamDepth | 'all';

/**
 * The cache key of the members of a team, without its page.
 *
 * @example
 * teamMembersKey(7, 'all'); // => ['teamUserList', 7, 'all']
 */
export function teamMembersKey(userId: number, level: TeamSelection): ReadKey {
  return ['teamUserList', userId, level];
}

/**
 * Asks for a page of the members of the team, newest first.
 *
 * @param beforeId the smallest id already held, 0 for the first page
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getTeamMembers('all', 0))[0]?.nickname; // => 'K**o'
 */
export async function getTeamMembers(
  level: TeamSelection,
  beforeId: number,
  options?: CallOptions,
): Promise<readonly TeamMember[]> {
  const lv = level === 'all' ? undefined : level;
  return (await callMain(teamUserListCall, { logId: beforeId, lv }, options)).map(memberOf);
}

function memberOf(row: TeamUser): TeamMember {
  return {
    id: row.logid,
    nickname: row.nick,
    avatarId: row.FaceID,
    level: row.lv,
    joinedAt: epochSecondsFrom(row.regtime),
    hasDeposited: row.dep === 1,
    ...definedFields({ lastActiveOn: row.lastday || undefined }),
  };
}

import type { DayKey, EpochSeconds, TeamDepth } from '@kislap/domain';

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

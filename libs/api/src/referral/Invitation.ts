import type { Money, Percent } from '@kislap/domain';

/**
 * A player's invite code and what it has brought.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: Invitation = await getInvitation();
 * found.code; // => 'LIW4NAG'
 */
export interface Invitation {
  readonly code: string;
  /** Where the code is used; may lack the origin. */
  readonly url: string;
  readonly friends: number;
  /** Friends who have deposited. */
  readonly depositors: number;
  readonly joinedToday: number;
  /** Everything that was paid out for friends and their play. */
  readonly earned: Money;
  /** Bonuses of friends that wait to be claimed. */
  readonly claimable: Money;
  readonly rules: {
    /** For a friend whose phone is verified. */
    readonly registrationBonus: Money;
    /** For a friend's first deposit. */
    readonly depositBonus: Money;
    /** The share of the bets of level 1, 2, 3. */
    readonly rates: readonly Percent[];
  };
}

import type { EpochSeconds, Money, TurnoverStanding } from '@kislap/domain';

/**
 * Something that has to be bet before a withdrawal.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const source: TurnoverSource | undefined = (await getTurnoverSources('all', 0)).rows[0];
 * source?.kind; // => 'event'
 */
export interface TurnoverSource {
  readonly id: number;
  readonly at: EpochSeconds;
  readonly kind: 'deposit' | 'bonus' | 'event';
  /** In the player's language, from the operator; '' when it names none. */
  readonly title: string;
  readonly amount: Money;
  /** How often the amount is to be bet. */
  readonly times: number;
  readonly standing: TurnoverStanding;
  readonly state: 'running' | 'done' | 'void';
  readonly endsAt?: EpochSeconds | undefined;
}

import type { EpochSeconds, Money, TurnoverStanding } from '@kislap/domain';

/** Something that has to be bet before a withdrawal. */
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

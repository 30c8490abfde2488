import type { EpochSeconds, Money } from '@kislap/domain';

/** A win that the operator publishes; the player's name comes masked. */
export interface RecentWin {
  readonly gameCode: string;
  readonly gameName: string;
  readonly nickname: string;
  readonly win: Money;
  readonly at: EpochSeconds;
}

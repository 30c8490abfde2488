import type { Money } from '../money/Money';
import type { EpochSeconds } from '../time/EpochSeconds';
import type { DrawState } from './DrawState';

/**
 * A player's round of the luck draw: spins collect towards a goal, which is paid out when it is reached in time.
 *
 * @example
 * const round: DrawRound = {
 *   id: 1, collected: moneyFromPeso(900), goal: moneyFromPeso(1_000), spinsLeft: 0, friends: 2,
 *   endsAt: epochSecondsFrom(1_767_196_800), state: 'running',
 * };
 * goalShare(round).percent; // => 90
 */
export interface DrawRound {
  readonly id: number;
  /** Never more than the goal. */
  readonly collected: Money;
  readonly goal: Money;
  readonly spinsLeft: number;
  readonly endsAt: EpochSeconds;
  readonly state: DrawState;
  /** Invited friends who have added a spin to this round. */
  readonly friends: number;
}

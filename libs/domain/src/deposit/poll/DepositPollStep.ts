import type { DepositPoll } from './DepositPoll';
import type { DepositPollEffect } from './DepositPollEffect';

/**
 * A state of the deposit poll and what to do on entering it.
 *
 * @example
 * const step: DepositPollStep = beginDepositPoll(41, epochMillisecondsFrom(1_767_196_800_000));
 * step.effects.map(({ type }) => type); // => ['ask']
 */
export interface DepositPollStep {
  readonly poll: DepositPoll;
  readonly effects: readonly DepositPollEffect[];
}

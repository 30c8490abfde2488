import type { DepositPoll } from './DepositPoll';
import type { DepositPollEffect } from './DepositPollEffect';

/** A state of the deposit poll and what to do on entering it. */
export interface DepositPollStep {
  readonly poll: DepositPoll;
  readonly effects: readonly DepositPollEffect[];
}

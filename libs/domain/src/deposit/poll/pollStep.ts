import type { DepositPoll } from './DepositPoll';
import type { DepositPollEffect } from './DepositPollEffect';
import type { DepositPollStep } from './DepositPollStep';

/** The poll with some changes, and what to do on entering it. */
export function pollStep(
  poll: DepositPoll,
  changes: Partial<DepositPoll> = {},
  ...effects: readonly DepositPollEffect[]
): DepositPollStep {
  return { poll: { ...poll, ...changes }, effects };
}

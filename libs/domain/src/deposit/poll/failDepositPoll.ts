import type { EpochMilliseconds } from '../../time/EpochMilliseconds';
import type { DepositPoll } from './DepositPoll';
import type { DepositPollStep } from './DepositPollStep';
import { depositPollTiming } from './depositPollTiming';
import { giveUpDepositPoll } from './giveUpDepositPoll';
import { pauseDepositPoll } from './pauseDepositPoll';

/**
 * The poll after a question without an answer: it asks again after 2, 4, 8, 16 and then 30 s, as long as there
 * is patience. Deposits already announced need no excuse, so a draining poll then just stops.
 */
export function failDepositPoll(poll: DepositPoll, now: EpochMilliseconds): DepositPollStep {
  if (now >= poll.patientUntil) return giveUpDepositPoll(poll);
  const backoffMs = depositPollTiming.everyMs * 2 ** poll.failures;
  const delayMs = Math.min(backoffMs, depositPollTiming.longestBackoffMs);
  return pauseDepositPoll({ ...poll, failures: poll.failures + 1 }, delayMs);
}

import type { EpochMilliseconds } from '../../time/EpochMilliseconds';
import { epochMillisecondsFrom } from '../../time/epochMillisecondsFrom';
import type { DepositPollStep } from './DepositPollStep';
import { depositPollTiming } from './depositPollTiming';
import { latestDepositOnly } from './latestDepositOnly';

/**
 * Starts waiting for credited deposits. Start it before the deposit is posted and post when the phase is no
 * longer `baseline`: what is credited later then counts as new, whatever the order.
 *
 * @param lastId the newest deposit dealt with on this device, undefined when none is remembered
 * @example
 * const now = epochMillisecondsFrom(1_767_196_800_000);
 * beginDepositPoll(41, now).effects; // => [{ type: 'ask', afterId: 41, turn: 1 }]
 * beginDepositPoll(undefined, now).poll.phase; // => 'baseline'
 */
export function beginDepositPoll(lastId: number | undefined, now: EpochMilliseconds): DepositPollStep {
  const afterId = lastId ?? latestDepositOnly;
  return {
    poll: {
      phase: lastId === undefined ? 'baseline' : 'waiting',
      lastId: afterId,
      awaiting: 'answer',
      turn: 1,
      isAway: false,
      failures: 0,
      patientUntil: epochMillisecondsFrom(now + depositPollTiming.patienceMs),
    },
    effects: [{ type: 'ask', afterId, turn: 1 }],
  };
}

import { type EpochSeconds, epochSecondsFrom } from '@kislap/domain';
import { rgReturnCall } from '../contract/comingBack';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';

/**
 * From when until when somebody who has asked to come back from an exclusion can say so again.
 *
 * @example
 * import { epochSecondsFrom } from '@kislap/domain';
 * const wait: ReturnWait = { from: epochSecondsFrom(1_763_136_000), lapse: epochSecondsFrom(1_763_740_800) };
 * wait.lapse - wait.from; // => 604_800
 */
export interface ReturnWait {
  readonly from: EpochSeconds;
  /** From then on it has lapsed. */
  readonly lapse: EpochSeconds;
}

/** What the wire tells of it; `undefined` for whoever has not asked. */
export function returnWaitOf(wire: {
  readonly from?: number | undefined;
  readonly lapse?: number | undefined;
}): ReturnWait | undefined {
  const { from, lapse } = wire;
  if (from === undefined || lapse === undefined) return undefined;
  return { from: epochSecondsFrom(from), lapse: epochSecondsFrom(lapse) };
}

/**
 * Asks to come back from an exclusion that has ended, or says so again in time: then the session that only paid out does
 * everything from now on.
 *
 * @returns the wait that has begun; `undefined` when the player is back
 * @throws OfflineError | AnswerError 1008 it is too early, or an exclusion runs | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const wait = await returnFromExclusion();
 * wait && wait.lapse - wait.from; // => 604_800
 */
export async function returnFromExclusion(options?: CallOptions): Promise<ReturnWait | undefined> {
  const { done, ...wire } = await callMain(rgReturnCall, {}, options);
  return done === 1 ? undefined : returnWaitOf(wire);
}

import { rgInfoCall } from '../contract/responsible';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { type Away, awayFrom } from './selfExclusion';

/**
 * The cache key of whether a player is away.
 *
 * @example
 * awayKey(7); // => ['away', 7]
 */
export function awayKey(userId: number): ReadKey {
  return ['away', userId];
}

/**
 * Asks why a player is away, and until when. @throws OfflineError | AnswerError | ContractError
 *
 * @returns `null` for somebody who is here
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * await getAway(); // => null
 */
export async function getAway(options?: CallOptions): Promise<Away | null> {
  const { away } = await callMain(rgInfoCall, {}, options);
  return (away && awayFrom(away)) ?? null;
}

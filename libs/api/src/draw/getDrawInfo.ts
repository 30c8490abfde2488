import { getPddInfoCall } from '../contract/drawRound';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

/**
 * What the operator says about the draw.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: DrawInfo = await getDrawInfo();
 * found.helpers; // => 1
 */
export interface DrawInfo {
  /** Plain text with line breaks, in the player's language; may be empty. */
  readonly rules: string;
  /** Friends who have added a spin to this round. */
  readonly helpers: number;
}

/**
 * The cache key of what the operator says about a player's draw.
 *
 * @example
 * drawInfoKey(7); // => ['getPddInfo', 7]
 */
export function drawInfoKey(userId: number): ReadKey {
  return ['getPddInfo', userId];
}

/**
 * Asks for the rules in the operator's own words. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getDrawInfo()).helpers; // => 1
 */
export async function getDrawInfo(options?: CallOptions): Promise<DrawInfo> {
  const { rules, helpers } = await callMain(getPddInfoCall, {}, options);
  return { rules, helpers };
}

/**
 * The rules in the operator's own words; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDrawInfo(7).data?.helpers; // => 1
 */
export function useDrawInfo(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : drawInfoKey(userId), () => getDrawInfo());
}

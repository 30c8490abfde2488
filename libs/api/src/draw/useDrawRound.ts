import { usePlayerRead } from '../swr/useRead';
import { drawInfoKey, drawRoundKey, getDrawInfo, getDrawRound } from './drawRound';

/**
 * The player's current round; `null` when there is none, nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDrawRound(7).data?.spinsLeft; // => 2
 */
export function useDrawRound(userId: number | undefined) {
  return usePlayerRead(userId, drawRoundKey, getDrawRound);
}

/**
 * The rules in the operator's own words; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDrawInfo(7).data?.helpers; // => 1
 */
export function useDrawInfo(userId: number | undefined) {
  return usePlayerRead(userId, drawInfoKey, getDrawInfo);
}

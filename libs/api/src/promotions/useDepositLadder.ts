import { usePlayerRead } from '../swr/useRead';
import { depositLadderKey, getDepositLadder } from './depositLadder';

/**
 * Today's gifts for deposits; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDepositLadder(7).data?.steps.length; // => 4
 */
export function useDepositLadder(userId: number | undefined) {
  return usePlayerRead(userId, depositLadderKey, getDepositLadder);
}

import { useRead } from '../swr/useRead';
import { getPayOffer, payOfferKey } from './payOffer';

/**
 * The ways to pay of the signed-in player; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * usePayOffer(7).data?.methods[0]?.name; // => 'Gcash'
 */
export function usePayOffer(userId: number | undefined) {
  const key = userId === undefined ? undefined : payOfferKey(userId);
  return useRead(key, (options) => getPayOffer(userId ?? 0, options));
}

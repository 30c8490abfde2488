import { useRead } from '../swr/useRead';
import { getOrder, orderKey } from './orders';

/**
 * How one order of the player stands, asked again every ten seconds while it is seen and open.
 *
 * @param orderId undefined asks nothing
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useOrder(7, 'D3').data?.step; // => 'ready'
 */
export function useOrder(userId: number | undefined, orderId: string | undefined) {
  const key = userId === undefined || orderId === undefined ? undefined : orderKey(userId, orderId);
  return useRead(key, (options) => getOrder(orderId ?? '', options), {
    refreshInterval: (order) => (order === undefined || order.status === 'pending' ? 10_000 : 0),
  });
}

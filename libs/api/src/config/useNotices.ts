import { rarelyChanging, useRead } from '../swr/useRead';
import { getNotices, noticesKey } from './notices';

/**
 * The operator's notices, for guests too.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useNotices().data?.[0]?.title; // => 'Welcome'
 */
export function useNotices() {
  return useRead(noticesKey, getNotices, rarelyChanging);
}

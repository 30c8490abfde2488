import { usePagedLog } from '../swr/usePagedLog';
import { getTurnoverSources, type TurnoverScope, turnoverSourcesKey } from './turnoverSources';

/**
 * What the player has to bet before a withdrawal; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useTurnoverSources(7, 'all').rows[0]?.kind; // => 'event'
 */
export function useTurnoverSources(userId: number | undefined, scope: TurnoverScope) {
  const key = userId === undefined ? undefined : turnoverSourcesKey(userId, scope);
  return usePagedLog(key, (index, options) => getTurnoverSources(scope, index, options));
}

import type { Reply } from './Reply';

/**
 * There is no connection.
 *
 * @example
 * import { configureApi, logOut, OfflineError } from '@kislap/api';
 * configureApi({ adapter: createFakeOperator({ loginOut: beOffline }).adapter });
 * await logOut({ attempts: 1 }); // throws OfflineError
 */
export function beOffline(): Reply<never> {
  return { type: 'offline' };
}

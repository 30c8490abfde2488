import type { Reply } from './Reply';

/**
 * Never answers; the call times out or is cancelled.
 *
 * @example
 * import { configureApi, logOut, OfflineError, pace } from '@kislap/api';
 * const { adapter } = createFakeOperator({ loginOut: keepSilent });
 * configureApi({ adapter, pace: { ...pace, timeoutMs: 5 } });
 * await logOut({ attempts: 1 }); // throws OfflineError
 */
export function keepSilent(): Reply<never> {
  return { type: 'silence' };
}

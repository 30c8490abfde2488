import type { Reply } from './Reply';

/**
 * Does something later.
 *
 * @example
 * import { configureApi, getBalance } from '@kislap/api';
 * configureApi({ adapter: createFakeOperator({ getUserScore: () => delayed(5, answer({ Score: 115000 })) }).adapter });
 * await getBalance(); // => 115000
 */
export function delayed<Data>(delayMs: number, next: Reply<Data>): Reply<Data> {
  return { type: 'delayed', delayMs, next };
}

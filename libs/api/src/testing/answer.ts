import type { Reply } from './Reply';

/**
 * Answers ok with the contract's data.
 *
 * @example
 * import { configureApi, getBalance } from '@kislap/api';
 * configureApi({ adapter: createFakeOperator({ getUserScore: () => answer({ Score: 115000 }) }).adapter });
 * await getBalance(); // => 115000
 */
export function answer<Data>(data: Data, message = 'ok'): Reply<Data> {
  return { type: 'answer', data, message };
}

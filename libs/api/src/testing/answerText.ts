import type { Reply } from './Reply';

/**
 * Answers a body that is no envelope: HTML, cut JSON, nothing.
 *
 * @example
 * import { configureApi, ContractError, logOut } from '@kislap/api';
 * configureApi({ adapter: createFakeOperator({ loginOut: () => answerText('<html>') }).adapter });
 * await logOut({ attempts: 1 }); // throws ContractError
 */
export function answerText(text: string, status = 200): Reply<never> {
  return { type: 'text', text, status };
}

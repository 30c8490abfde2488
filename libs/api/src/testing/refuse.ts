import type { Reply } from './Reply';

/**
 * Answers another code than ok, with the facts a refusal may carry.
 *
 * @example
 * import { AnswerError, configureApi, getMail } from '@kislap/api';
 * configureApi({ adapter: createFakeOperator({ getMsgInfo: () => refuse(1014, 'No such message.') }).adapter });
 * await getMail(44); // throws AnswerError
 */
export function refuse(code: number, message = '', data: unknown = null): Reply<never> {
  return { type: 'refusal', code, message, data };
}

import { calls } from '../contract/registry/calls';
import type { Handlers } from './Handlers';
import type { Reply } from './replies';

/**
 * The same reply to every call: an operator that is closed, silent or out of reach.
 *
 * @example
 * import { AnswerError, configureApi, getGames } from '@kislap/api';
 * configureApi({ adapter: createFakeOperator(replyToAll(refuse(555))).adapter });
 * await getGames(); // throws AnswerError
 */
export function replyToAll(reply: Reply<never>): Handlers {
  return Object.fromEntries(Object.keys(calls).map((name) => [name, () => reply]));
}

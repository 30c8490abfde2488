import type { DescribedCall } from '../registry/DescribedCall';
import type { JsonSchema } from './JsonSchema';
import { wireSchema } from './wireSchema';
import { withMeanings } from './withMeanings';

/**
 * The `data` of an answer; of a payment call the whole body, beside `code` and `msg`.
 *
 * @example
 * import { describedCalls } from '@kislap/api/registry';
 * const [login] = describedCalls.filter(({ name }) => name === 'login');
 * login && dataSchema(login)['type']; // => 'object'
 */
export function dataSchema({ name, contract }: DescribedCall): JsonSchema {
  return withMeanings(wireSchema(contract.response), { call: name, side: 'answer' });
}

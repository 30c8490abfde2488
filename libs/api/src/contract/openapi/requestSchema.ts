import type { DescribedCall } from '../registry/DescribedCall';
import type { JsonSchema } from './JsonSchema';
import { wireSchema } from './wireSchema';
import { withMeanings } from './withMeanings';

/**
 * The fields of a request.
 *
 * @example
 * import { describedCalls } from '@kislap/api/registry';
 * const [login] = describedCalls.filter(({ name }) => name === 'login');
 * login && requestSchema(login)['type']; // => 'object'
 */
export function requestSchema({ name, contract }: DescribedCall): JsonSchema {
  return withMeanings(wireSchema(contract.request), { call: name, side: 'request' });
}

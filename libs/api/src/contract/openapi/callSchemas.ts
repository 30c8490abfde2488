import type { DescribedCall } from '../registry/describedCalls';
import type { JsonSchema } from './wireForms';
import { describedSchema } from './wireSchema';

/**
 * The `data` of an answer; of a payment call the whole body, beside `code` and `msg`.
 *
 * @example
 * import { describedCalls } from '@kislap/api/registry';
 * const [login] = describedCalls.filter(({ name }) => name === 'login');
 * login && dataSchema(login)['type']; // => 'object'
 */
export function dataSchema({ name, contract }: DescribedCall): JsonSchema {
  return describedSchema(contract.response, `${name}Call.response`);
}

/**
 * The fields of a request.
 *
 * @example
 * import { describedCalls } from '@kislap/api/registry';
 * const [login] = describedCalls.filter(({ name }) => name === 'login');
 * login && requestSchema(login)['type']; // => 'object'
 */
export function requestSchema({ name, contract }: DescribedCall): JsonSchema {
  return describedSchema(contract.request, `${name}Call.request`);
}

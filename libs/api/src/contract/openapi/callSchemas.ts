import type { DescribedCall } from '../registry/describedCalls';
import type { JsonSchema } from './wireForms';
import { describedSchema, type SchemaView } from './wireSchema';

/**
 * The `data` of an answer; of a payment call the whole body, beside `code` and `msg`. What an operator owes, unless it is
 * asked for what the app goes on with; what is owed and can be missed says `x-tolerated`.
 *
 * @example
 * import { describedCalls } from '@kislap/api/registry';
 * const [login] = describedCalls.filter(({ name }) => name === 'login');
 * login && dataSchema(login)['type']; // => 'object'
 */
export function dataSchema({ name, contract }: DescribedCall, view: SchemaView = 'owed'): JsonSchema {
  return describedSchema(contract.response, { at: `${name}Call.response`, view });
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
  return describedSchema(contract.request, { at: `${name}Call.request`, view: 'tolerated' });
}

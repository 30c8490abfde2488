import * as v from 'valibot';

/**
 * The request of a call without fields: an empty form.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(emptyRequest, {}); // => {}
 */
export const emptyRequest = v.object({});

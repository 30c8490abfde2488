import * as v from 'valibot';

/** The request of a call without fields: an empty form. */
export const emptyRequest = v.object({});

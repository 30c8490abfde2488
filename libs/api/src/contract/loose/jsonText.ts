import * as v from 'valibot';

const notText = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null),
  v.transform((value) => JSON.stringify(value)),
);

/**
 * JSON as text, read later with `parseJsonText`. A server that sends the object itself is understood too;
 * a missing one is '', which parses as absent.
 */
export const jsonText = v.optional(
  v.union([
    v.string(),
    v.pipe(
      v.null(),
      v.transform(() => ''),
    ),
    notText,
  ]),
  '',
);

import * as v from 'valibot';

/** The `data` of an answer that carries none: whatever a server puts there reads as null. */
export const nothing = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  null,
);

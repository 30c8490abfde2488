import * as v from 'valibot';

const blank = v.pipe(
  v.union([v.null(), v.undefined(), v.literal('')]),
  v.transform(() => undefined),
);

/**
 * A field that may be missing. `null`, `''` and no key at all all read as `undefined`; anything else must
 * fit `schema`.
 */
// @__NO_SIDE_EFFECTS__
export function maybe<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.union([blank, schema]));
}

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

/**
 * A field that may be missing, with what it then reads as. `null`, `''` and no key at all are the same; anything else
 * must fit `schema`.
 */
// @__NO_SIDE_EFFECTS__
export function orElse<Schema extends v.GenericSchema>(
  schema: Schema,
  standIn: v.InferOutput<Schema> & v.InferInput<Schema>,
) {
  const blank = v.pipe(
    v.union([v.null(), v.undefined(), v.literal('')]),
    v.transform(() => standIn),
  );
  return v.optional(v.union([blank, schema]), standIn);
}

const blankAsNull = v.pipe(
  v.union([v.null(), v.undefined(), v.literal('')]),
  v.transform(() => null),
);

/**
 * A field that is null when there is nothing to tell. `''` and no key at all read as `null` too; anything else must fit
 * `schema`.
 */
// @__NO_SIDE_EFFECTS__
export function orNull<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.union([blankAsNull, schema]), null);
}

const emptyAsNull = v.pipe(
  v.literal(''),
  v.transform(() => null),
);

/**
 * A field that says by null that there is nothing, so that it has to be there: left out, nobody knows. `''` reads as
 * `null` too; anything else must fit `schema`.
 */
// @__NO_SIDE_EFFECTS__
export function nullOr<Schema extends v.GenericSchema>(schema: Schema) {
  return v.nullable(v.union([emptyAsNull, schema]));
}

import * as v from 'valibot';

/** A list whose every row must be readable: records of money. `null` and `''` read as an empty list. */
// @__NO_SIDE_EFFECTS__
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => (value === null || value === '' ? [] : value)),
    v.array(item),
  );
}

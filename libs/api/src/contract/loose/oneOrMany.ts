import * as v from 'valibot';
import { tolerantListOf } from './tolerantListOf';

/** One object, a list of them, or nothing: always read as a list. */
// @__NO_SIDE_EFFECTS__
export function oneOrMany<Item extends v.GenericSchema>(item: Item) {
  return v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) =>
        typeof value === 'object' && value !== null && !Array.isArray(value) ? [value] : value,
      ),
      tolerantListOf(item),
    ),
    [],
  );
}

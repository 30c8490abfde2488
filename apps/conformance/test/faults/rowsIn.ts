import { isList } from './isList';
import type { Json } from './Json';

/** The rows of a list; none where there is no list. */
export function rowsIn(json: Json | undefined): readonly Json[] {
  return isList(json) ? json : [];
}

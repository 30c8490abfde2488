import type { Json } from './Json';

/** Whether something is a list. */
export function isList(json: Json | undefined): json is readonly Json[] {
  return Array.isArray(json);
}

import { isList } from './isList';
import type { Json } from './Json';

/** A field of an object; undefined where there is none. */
export function fieldOf(json: Json | undefined, field: string): Json | undefined {
  return typeof json === 'object' && json !== null && !isList(json) ? json[field] : undefined;
}

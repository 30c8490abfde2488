import type { Json } from './Json';

/** A text as it is; anything else as JSON. */
export function textIn(json: Json | undefined): string {
  return typeof json === 'string' ? json : JSON.stringify(json ?? null);
}

/** A JSON Schema (2020-12) of what travels. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

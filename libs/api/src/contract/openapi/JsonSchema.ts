/**
 * A JSON Schema (2020-12) of what travels.
 *
 * @example
 * const text: JsonSchema = wireComponents.Text;
 * text['type']; // => 'string'
 */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

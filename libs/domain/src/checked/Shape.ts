/** A value that a union names one by one. */
type Literal = string | number | boolean | null;

/**
 * What a rule takes in one place, as plain data that the build reads from the types. Only kinds: whether a number is an
 * amount or an instant is the rule's to find, by its value.
 */
export type Shape =
  /** `name` is the name of a brand, such as Money. */
  | { readonly is: 'anything' | 'string' | 'number' | 'boolean'; readonly name?: string }
  | { readonly is: 'literal'; readonly values: readonly Literal[] }
  /** A record is an object with any keys. */
  | { readonly is: 'list' | 'record'; readonly of: Shape }
  | { readonly is: 'optional'; readonly of: Shape }
  | { readonly is: 'either'; readonly of: readonly Shape[] }
  /** `name` is '' where the type has none. */
  | { readonly is: 'object'; readonly name: string; readonly fields: Readonly<Record<string, Shape>> }
  /** A union of objects, told apart by the literal in the field `by`. */
  | { readonly is: 'cases'; readonly by: string; readonly cases: Readonly<Record<string, Shape>> };

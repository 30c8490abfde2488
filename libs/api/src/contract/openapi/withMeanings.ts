import type { JsonSchema } from './JsonSchema';
import { meaningOf } from './meanings/meaningOf';

/** The same schema, each of its fields with what it means. */
export function withMeanings(
  schema: JsonSchema,
  of: { readonly call: string; readonly side: 'request' | 'answer' },
): JsonSchema {
  const inner = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? withMeanings({ ...value }, of) : value;
  const { properties, items, anyOf, ...rest } = schema;
  return {
    ...rest,
    ...(items !== undefined && { items: inner(items) }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map(inner) }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(Object(properties)).map(([field, own]) => [
          field,
          { ...Object(inner(own)), description: meaningOf(of.call, of.side, field) },
        ]),
      ),
    }),
  };
}

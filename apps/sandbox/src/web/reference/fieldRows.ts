import type { JsonSchema } from '@kislap/api/openapi';

/** A field of a request or an answer, as a table shows it. */
export interface FieldRow {
  /** Where it is: `list[].am`. */
  readonly path: string;
  readonly type: string;
  readonly isNeeded: boolean;
  /** Owed, but the app goes on without it. */
  readonly isTolerated: boolean;
  readonly meaning: string;
}

/** Every field of a schema, the inner ones behind the one they are in. */
export function fieldRows(schema: JsonSchema, path = ''): readonly FieldRow[] {
  const { properties, required, items, anyOf } = schema;
  if (typeof items === 'object' && items !== null) return fieldRows({ ...items }, `${path}[]`);
  if (Array.isArray(anyOf)) return anyOf.flatMap((one: object) => fieldRows({ ...one }, path));
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(Object(properties)).flatMap(([name, field]) => {
    const own: JsonSchema = { ...Object(field) };
    const here = path === '' ? name : `${path}.${name}`;
    const { description } = own;
    const meaning = typeof description === 'string' ? description : '';
    return [
      {
        path: here,
        type: typeOf(own),
        isNeeded: needed.includes(name),
        isTolerated: own['x-tolerated'] === true,
        meaning,
      },
      ...fieldRows(own, here),
    ];
  });
}

/** A schema in one or two words. */
export function typeOf(schema: JsonSchema): string {
  const { $ref, type, items, anyOf, format } = schema;
  const { enum: values, const: only } = schema;
  if (typeof $ref === 'string') return $ref.slice($ref.lastIndexOf('/') + 1);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' or ');
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(anyOf)) return anyOf.map((one: object) => typeOf({ ...one })).join(' or ');
  if (typeof items === 'object' && items !== null) return `list of ${typeOf({ ...items })}`;
  if (type === 'object') return 'object';
  if (format === 'binary') return 'file';
  if (format === 'date') return 'date';
  return typeof type === 'string' ? type : 'any';
}

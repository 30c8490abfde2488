import type { JsonSchema } from '@kislap/api/openapi';

/** The places of fields that a schema asks for and an answer does not have: `list[].am`. */
export function missingFields(schema: JsonSchema, value: unknown, place = ''): readonly string[] {
  const { properties, required, items, anyOf } = schema;
  if (Array.isArray(anyOf)) {
    const findings = anyOf.map((one: JsonSchema) => missingFields(one, value, place));
    return findings.some(({ length }) => length === 0) ? [] : findings.flat();
  }
  if (Array.isArray(value))
    return value.flatMap((row) => missingFields({ ...Object(items) }, row, `${place}[]`));
  if (typeof value !== 'object' || value === null) return [];
  const own: readonly unknown[] = Array.isArray(required) ? required : [];
  return [
    ...own.filter((field) => !(String(field) in value)).map((field) => `${place}.${String(field)}`),
    ...Object.entries(value).flatMap(([field, inner]) =>
      missingFields({ ...Object(Object(properties)[field]) }, inner, `${place}.${field}`),
    ),
  ];
}

/** The same answer from an operator that leaves out everything the app has a stand-in for. */
export function withoutTolerated(schema: JsonSchema, value: unknown): unknown {
  const { properties, items, anyOf } = schema;
  if (Array.isArray(anyOf))
    return anyOf.reduce((left: unknown, one: JsonSchema) => withoutTolerated(one, left), value);
  if (Array.isArray(value)) return value.map((row) => withoutTolerated({ ...Object(items) }, row));
  if (typeof value !== 'object' || value === null) return value;
  const isTolerated = (field: string) => Object(Object(properties)[field])['x-tolerated'] === true;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !isTolerated(field))
      .map(([field, inner]) => [field, withoutTolerated({ ...Object(Object(properties)[field]) }, inner)]),
  );
}

import type { JsonSchema } from './wireForms';

const path = '#/components/schemas/';

/** Whether it is a list or an object, whose values are looked through. */
function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Examples are values, whatever their fields are called. */
const isExample = (key: string) => key === 'example' || key === 'examples';

/** The names of the components that a part of the document refers to, of its own. */
function namesIn(value: unknown): readonly string[] {
  if (!isNested(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === '$ref' && typeof inner === 'string')
      return inner.startsWith(path) ? [inner.slice(path.length)] : [];
    return isExample(key) ? [] : namesIn(inner);
  });
}

/** The schemas that the document needs; `UnservedRequest` is that of its components. */
export function usedComponents(
  schemas: Readonly<Record<string, JsonSchema>>,
  document: object,
): Readonly<Record<string, JsonSchema>> {
  const used = new Set<string>();
  const open = ['UnservedRequest', ...namesIn(document)];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...namesIn(schemas[name]));
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

/**
 * The same document with `allOf` around every `$ref` that something stands beside: many tools read a `$ref` alone, and
 * lose the meaning, the default and the bounds of the field.
 */
export function withoutSiblings(value: JsonSchema): JsonSchema {
  const entries = Object.entries(value).map(([key, inner]) => [key, isExample(key) ? inner : wrapped(inner)]);
  const { $ref, ...others }: JsonSchema = Object.fromEntries(entries);
  if (typeof $ref !== 'string') return Object.fromEntries(entries);
  return Object.keys(others).length === 0 ? { $ref } : { allOf: [{ $ref }], ...others };
}

function wrapped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wrapped);
  return isNested(value) ? withoutSiblings({ ...value }) : value;
}

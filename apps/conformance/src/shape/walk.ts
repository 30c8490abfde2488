/** One value inside an answer, and the name of the field it stands in. */
export interface Leaf {
  readonly field: string;
  readonly value: unknown;
}

/** Every plain value of an answer, however deep. */
export function* walk(value: unknown, field = ''): Generator<Leaf> {
  if (Array.isArray(value)) {
    for (const inner of value) yield* walk(inner, field);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* walk(inner, name);
  } else {
    yield { field, value };
  }
}

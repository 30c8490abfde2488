/** A field of something that may be no object at all. */
export function fieldIn(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, field)?.value;
}

/** One value inside an answer, and the name of the field it stands in. */
interface Leaf {
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

/** The value below which a share of all values lies: 0.5 is the median. At least one value must be given. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

const shown = 3;

/** Several things as one line: the first few, and how many more there are. */
export function summarize(details: readonly string[]): string {
  const unique = [...new Set(details)];
  const rest = unique.length - shown;
  return `${unique.slice(0, shown).join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`;
}

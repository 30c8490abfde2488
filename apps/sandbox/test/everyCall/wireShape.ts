/** How the fields of answers look on the wire, by their path: `list[].am`. */
export type WireShape = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Writes down which kinds of value stand at which place. Rows of a list share one place, and JSON that travels as text
 * is looked into.
 */
export function wireShape(answers: readonly unknown[]): WireShape {
  const shape = new Map<string, Set<string>>();
  for (const answer of answers) note('', answer);
  return shape;

  function note(path: string, value: unknown): void {
    const kind = kindOf(value);
    shape.set(path, (shape.get(path) ?? new Set<string>()).add(kind));
    if (Array.isArray(value)) for (const row of value) note(`${path}[]`, row);
    else if (kind === 'object')
      for (const [key, inner] of Object.entries(Object(value))) note(`${path}.${key}`, inner);
    else if (typeof value === 'string' && /^[[{]/.test(value)) note(`${path}(JSON)`, parsed(value));
  }
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

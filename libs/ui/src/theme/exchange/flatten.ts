/** A token as it is written, with the type of its group where it has none of its own. */
export interface Token {
  readonly type: string | undefined;
  readonly value: unknown;
}

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every token of a file by its path, `color.bg`. */
export function flatten(file: unknown, path = '', inherited?: string): ReadonlyMap<string, Token> {
  if (!isGroup(file)) return new Map();
  const own = typeof file['$type'] === 'string' ? file['$type'] : inherited;
  if ('$value' in file) return new Map([[path, { type: own, value: file['$value'] }]]);
  return new Map(
    Object.entries(file)
      .filter(([name]) => !name.startsWith('$'))
      .flatMap(([name, inner]) => [...flatten(inner, path === '' ? name : `${path}.${name}`, own)]),
  );
}

const ALIAS = /^\{([^{}]+)\}$/;

/** The value of a token, that of another token where it names one. @throws Error for names that lead in a circle */
export function resolve(tokens: ReadonlyMap<string, Token>, path: string): unknown {
  const seen = new Set<string>();
  for (let at = path; ;) {
    const value = tokens.get(at)?.value;
    const next = typeof value === 'string' ? ALIAS.exec(value)?.[1] : undefined;
    if (next === undefined) return value;
    if (seen.has(at)) throw new Error(`The token ${path} leads in a circle: ${[...seen].join(', ')}.`);
    seen.add(at);
    at = next;
  }
}

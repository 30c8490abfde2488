/** One token of a file, its aliases followed and its type inherited from the groups around it. */
export interface Token {
  readonly type: string | undefined;
  readonly value: unknown;
}

/** The tokens of a file by their paths (`dark.textMuted`), or everything that is wrong with it, in sentences. */
export type ReadTokens =
  | { readonly tokens: ReadonlyMap<string, Token> }
  | { readonly problems: readonly string[] };

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the format has and these files cannot use: better refused than passed over. */
const UNREAD = ['$extends', '$ref', '$root'] as const;

const ALIAS = /^\{(?<path>[^{}]+)\}$/;
const MOST_STEPS = 20;

/**
 * Reads a token file in the format of the Design Tokens Community Group (2025.10): groups, `$type` inherited from them,
 * aliases as `{group.token}`. `$extends`, `$ref` and `$root` are refused.
 *
 * @param file the parsed JSON
 */
export function readBrandTokens(file: unknown): ReadTokens {
  if (!isNode(file)) return { problems: ['The token file holds no object.'] };
  const written = new Map<string, Token>();
  const problems = collect(file, { path: [], type: undefined }, written);
  const tokens = new Map<string, Token>();
  for (const [path, token] of written) {
    const found = resolve(path, written);
    if (typeof found === 'string') problems.push(found);
    else tokens.set(path, { type: token.type ?? found.type, value: found.value });
  }
  return problems.length > 0 ? { problems } : { tokens };
}

interface Place {
  readonly path: readonly string[];
  readonly type: string | undefined;
}

function collect(node: Node, { path, type }: Place, into: Map<string, Token>): string[] {
  const name = path.join('.') || 'The file';
  const own = node['$type'] ?? type;
  const problems: string[] = UNREAD.flatMap((key) =>
    key in node
      ? [`${name} uses ${key}, which is not read. Write the token out, or as an alias {group.token}.`]
      : [],
  );
  if (own !== undefined && typeof own !== 'string') return [...problems, `${name}: $type is no text.`];
  if ('$value' in node) {
    into.set(path.join('.'), { type: own, value: node['$value'] });
    return problems;
  }
  if ('value' in node && !isNode(node['value']))
    return [...problems, `${name} has value, as older files do. The format has $value and $type.`];
  for (const [key, child] of Object.entries(node)) {
    if (key.startsWith('$')) continue;
    const place = [...path, key];
    if (isNode(child)) problems.push(...collect(child, { path: place, type: own }, into));
    else problems.push(`${place.join('.')} is neither a token (an object with $value) nor a group.`);
  }
  return problems;
}

/** Follows aliases to the token that has a value; a sentence when they lead nowhere or round. */
function resolve(path: string, written: ReadonlyMap<string, Token>): Token | string {
  let at = path;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const token = written.get(at);
    if (token === undefined) return `${path} names {${at}}, and there is no such token.`;
    const next = typeof token.value === 'string' ? ALIAS.exec(token.value)?.groups?.['path'] : undefined;
    if (next === undefined) return token;
    at = next;
  }
  return `${path} leads from alias to alias without an end.`;
}

import pg from 'pg';

/** More than all the texts there are; what exceeds it varies without end, such as long lists, and is not kept. */
const mostNames = 1_000;
const names = new Map<string, string>();
const kept = /^\s*(?:select|insert|update|delete|with|\()/i;

/** The name under which connections keep a statement ready; undefined for one that is planned anew each time. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames || !kept.test(text)) return known;
  const name = `kept_${names.size}`;
  names.set(text, name);
  return name;
}

/** A connection that plans each statement once: what has no name of its own gets one by its text. */
export class NamingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send: unknown = this.query.bind(this);
    if (typeof send !== 'function') throw new TypeError('A client has no query');
    Object.defineProperty(this, 'query', {
      value: (query: unknown, ...rest: readonly unknown[]): unknown =>
        Reflect.apply(send, this, [withName(query), ...rest]),
    });
  }
}

function withName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('text' in query)) return query;
  const isNamed = 'name' in query && query.name !== undefined;
  if (isNamed || typeof query.text !== 'string') return query;
  const name = nameOf(query.text);
  return name === undefined ? query : { ...query, name };
}

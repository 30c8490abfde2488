import pg from 'pg';
import { KeptQuery, type NamedStatement } from './KeptQuery';

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
      value: (query: unknown, ...rest: readonly unknown[]): unknown => {
        const statement = namedStatement(query, rest[0]);
        if (statement === undefined) return Reflect.apply(send, this, [query, ...rest]);
        const callback = rest.find((one) => typeof one === 'function');
        if (callback !== undefined) {
          const end = (...outcome: readonly unknown[]): unknown =>
            Reflect.apply(callback, undefined, outcome);
          return Reflect.apply(send, this, [new KeptQuery(statement, end)]);
        }
        return new Promise((resolve, reject) => {
          const end = (error: unknown, result: unknown) => (error ? reject(error) : resolve(result));
          Reflect.apply(send, this, [new KeptQuery(statement, end)]);
        });
      },
    });
  }
}

type Asked = Partial<Omit<NamedStatement, 'text'>> & { readonly text: string };

function namedStatement(query: unknown, values: unknown): NamedStatement | undefined {
  if (!isAsked(query)) return undefined;
  const name = query.name ?? nameOf(query.text);
  if (name === undefined) return undefined;
  const { text, rowMode, types } = query;
  return {
    name,
    text,
    values: Array.isArray(values) ? values : (query.values ?? []),
    ...(rowMode && { rowMode }),
    ...(types && { types }),
  };
}

function isAsked(query: unknown): query is Asked {
  return typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string';
}

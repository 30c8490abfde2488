import pg from 'pg';
import { textOf } from './textOf';

/** A statement under its name, as node-postgres is asked for it. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly rowMode?: 'array';
  readonly types?: pg.CustomTypesConfig;
}

/** The columns that a kept statement answers with, and how each is read; none for one that answers no rows. */
interface Shape {
  readonly names: readonly string[];
  readonly readers: readonly ((text: string) => unknown)[];
}

/** What each connection knows of its kept statements. PostgreSQL fails such a statement rather than answer otherwise. */
const shapes = new WeakMap<pg.Connection, Map<string, Shape>>();

const basePrepare: unknown = Reflect.get(pg.Query.prototype, 'prepare');

/**
 * A query of a statement that its connection keeps. What it answers with is asked for once for each connection, not with
 * each answer.
 *
 * node-postgres takes no other class of queries into a pipeline than its own, and calls these methods by their names.
 */
export class KeptQuery extends pg.Query {
  readonly #statement: NamedStatement;
  readonly #end: (error: unknown, result?: unknown) => void;
  readonly #rows: unknown[] = [];
  #shape: Shape | undefined;
  #command = '';
  #rowCount: number | null = null;
  #unreadable: unknown;

  constructor(statement: NamedStatement, end: (error: unknown, result?: unknown) => void) {
    super({ name: statement.name, text: statement.text });
    this.#statement = statement;
    this.#end = end;
    Object.assign(this, { values: statement.values, callback: end });
  }

  prepare(connection: pg.Connection): void {
    const { name, values } = this.#statement;
    const texts = values.map(textOf);
    const shape = shapes.get(connection)?.get(name);
    if (shape === undefined || !texts.every((text) => text !== undefined)) {
      if (typeof basePrepare !== 'function') throw new TypeError('A query cannot be prepared');
      Reflect.apply(basePrepare, this, [connection]);
      return;
    }
    this.#shape = shape;
    connection.bind({ statement: name, values: texts }, true);
    connection.execute({}, true);
    connection.sync();
  }

  handleRowDescription({
    fields,
  }: {
    readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
  }): void {
    const types = this.#statement.types ?? pg.types;
    this.#shape = {
      names: fields.map((field) => field.name),
      readers: fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text')),
    };
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#shape === undefined || this.#unreadable !== undefined) return;
    const { names, readers } = this.#shape;
    try {
      const row = fields.map((text, index) => (text === null ? null : readers[index]?.(text)));
      const isArray = this.#statement.rowMode === 'array';
      this.#rows.push(isArray ? row : Object.fromEntries(names.map((name, index) => [name, row[index]])));
    } catch (error) {
      this.#unreadable = error;
    }
  }

  handleCommandComplete({ text }: { readonly text: string }, connection: pg.Connection): void {
    const known = shapes.get(connection) ?? new Map<string, Shape>();
    shapes.set(connection, known);
    known.set(this.#statement.name, (this.#shape ??= { names: [], readers: [] }));
    const words = text.split(' ');
    this.#command = words[0] ?? '';
    this.#rowCount = words.length > 1 ? Number(words.at(-1)) : null;
  }

  handleError(error: unknown): void {
    this.#end(error);
  }

  handleReadyForQuery(): void {
    if (this.#unreadable !== undefined) this.#end(this.#unreadable);
    else this.#end(null, { rows: this.#rows, rowCount: this.#rowCount, command: this.#command });
  }
}

import { type PGlite, protocol } from '@electric-sql/pglite';
import { PglitePgConnection } from '@electric-sql/pglite/node-postgres';

const { serialize } = protocol;

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** How a statement says what it answers with. */
const descriptions: ReadonlySet<string> = new Set(['rowDescription', 'noData']);

/** A query that was sent, in the order of their answers. */
interface Sent {
  /** The name of its kept statement, or ''. */
  readonly statement: string;
  /** What its statement answers with, when that is known and so was not asked for. */
  readonly description: Message | undefined;
}

/**
 * The connection of node-postgres to an embedded database. What is sent in one turn of the event loop goes in together,
 * where PGlite's own connection takes five turns for each query: going in costs more than most queries.
 */
export class PgliteConnection extends PglitePgConnection {
  readonly #pglite: PGlite;
  #unsent: Uint8Array[] = [];
  readonly #sent: Sent[] = [];
  /** What each kept statement answers with. PostgreSQL fails such a statement rather than answer otherwise. */
  readonly #descriptions = new Map<string, Message>();
  #statement = '';
  #description: Message | undefined;
  #isGathering = false;

  constructor(pglite: PGlite) {
    super({ pglite });
    this.#pglite = pglite;
  }

  /** What node-postgres calls the types of a query is its readers of answers; those of parameters are inferred. */
  override parse({ name, text }: Parameters<typeof serialize.parse>[0]): void {
    this.#unsent.push(serialize.parse({ text, ...(name === undefined ? {} : { name }) }));
  }

  override bind(config: Parameters<typeof serialize.bind>[0]): void {
    this.#statement = config?.statement ?? '';
    this.#unsent.push(serialize.bind(config));
  }

  override describe(part: Parameters<typeof serialize.describe>[0]): void {
    this.#description = this.#descriptions.get(this.#statement);
    if (!this.#description) this.#unsent.push(serialize.describe(part));
  }

  override execute(config: Parameters<typeof serialize.execute>[0]): void {
    this.#unsent.push(serialize.execute(config));
  }

  override close(part: Parameters<typeof serialize.close>[0]): void {
    this.#unsent.push(serialize.close(part));
  }

  override query(text: string): void {
    this.#unsent.push(serialize.query(text));
    this.#endQuery();
  }

  override sync(): void {
    this.#unsent.push(serialize.sync());
    this.#endQuery();
  }

  #endQuery(): void {
    this.#sent.push({ statement: this.#statement, description: this.#description });
    this.#statement = '';
    this.#description = undefined;
    if (this.#isGathering) return;
    this.#isGathering = true;
    process.nextTick(() => this.#exchange());
  }

  #exchange(): void {
    this.#isGathering = false;
    const unsent = Buffer.concat(this.#unsent);
    this.#unsent = [];
    this.#pglite.execProtocolStream(unsent, { throwOnError: false }).then(
      (messages) => this.#tell(messages),
      (error: unknown) => this.emit('error', error),
    );
  }

  #tell(messages: readonly Message[]): void {
    for (const message of messages) {
      const { statement = '', description } = this.#sent[0] ?? {};
      if (statement !== '' && descriptions.has(message.name)) this.#descriptions.set(statement, message);
      if (message.name === 'readyForQuery') this.#sent.shift();
      this.emit(message.name === 'error' ? 'errorMessage' : message.name, message);
      if (description && message.name === 'bindComplete') this.emit(description.name, description);
    }
  }
}

import { type PGlite, protocol } from '@electric-sql/pglite';
import { PglitePgConnection } from '@electric-sql/pglite/node-postgres';

const { serialize } = protocol;

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** How a statement says what it answers with. */
const descriptions: ReadonlySet<string> = new Set(['rowDescription', 'noData']);

/**
 * The connection of node-postgres to an embedded database. What belongs to one query goes in together, where PGlite's
 * own connection takes five turns.
 */
export class PgliteConnection extends PglitePgConnection {
  readonly #pglite: PGlite;
  #unsent: Uint8Array[] = [];
  /** What each kept statement answers with. PostgreSQL fails such a statement rather than answer otherwise. */
  readonly #descriptions = new Map<string, Message>();
  #statement = '';
  #isDescribed = false;

  constructor(pglite: PGlite) {
    super({ pglite });
    this.#pglite = pglite;
  }

  /** What node-postgres calls the types of a query are its readers of answers; those of parameters are inferred. */
  override parse({ name, text }: Parameters<typeof serialize.parse>[0]): void {
    this.#unsent.push(serialize.parse({ text, ...(name === undefined ? {} : { name }) }));
  }

  override bind(config: Parameters<typeof serialize.bind>[0]): void {
    this.#statement = config?.statement ?? '';
    this.#unsent.push(serialize.bind(config));
  }

  override describe(part: Parameters<typeof serialize.describe>[0]): void {
    this.#isDescribed = this.#descriptions.has(this.#statement);
    if (!this.#isDescribed) this.#unsent.push(serialize.describe(part));
  }

  override execute(config: Parameters<typeof serialize.execute>[0]): void {
    this.#unsent.push(serialize.execute(config));
  }

  override close(part: Parameters<typeof serialize.close>[0]): void {
    this.#unsent.push(serialize.close(part));
  }

  override query(text: string): void {
    this.#unsent.push(serialize.query(text));
    this.#exchange();
  }

  override sync(): void {
    this.#unsent.push(serialize.sync());
    this.#exchange();
  }

  /** A client sends nothing more before it has heard that its last query is over. */
  #exchange(): void {
    const sent = Buffer.concat(this.#unsent);
    this.#unsent = [];
    this.#pglite.execProtocolStream(sent, { throwOnError: false }).then(
      (messages) => this.#tell(messages),
      (error: unknown) => this.emit('error', error),
    );
  }

  #tell(messages: readonly Message[]): void {
    const statement = this.#statement;
    const known = this.#isDescribed ? this.#descriptions.get(statement) : undefined;
    this.#statement = '';
    this.#isDescribed = false;
    for (const message of messages) {
      if (statement !== '' && descriptions.has(message.name)) this.#descriptions.set(statement, message);
      this.emit(message.name === 'error' ? 'errorMessage' : message.name, message);
      if (known && message.name === 'bindComplete') this.emit(known.name, known);
    }
  }
}

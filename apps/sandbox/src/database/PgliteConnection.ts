import { type PGlite, protocol } from '@electric-sql/pglite';
import { PglitePgConnection } from '@electric-sql/pglite/node-postgres';

const { serialize } = protocol;

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/**
 * The connection of node-postgres to an embedded database. What is sent in one turn of the event loop goes in together,
 * where PGlite's own connection takes five turns for each query: going in costs more than most queries.
 */
export class PgliteConnection extends PglitePgConnection {
  readonly #pglite: PGlite;
  #unsent: Uint8Array[] = [];
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
    this.#unsent.push(serialize.bind(config));
  }

  override describe(part: Parameters<typeof serialize.describe>[0]): void {
    this.#unsent.push(serialize.describe(part));
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
      this.emit(message.name === 'error' ? 'errorMessage' : message.name, message);
    }
  }
}

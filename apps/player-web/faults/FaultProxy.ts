import { createServer, request as ask } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer of the operator as it goes over the line. */
export interface LineAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What the line does to one call; `isSent` tells whether the operator gets it. */
export type Treatment =
  | { readonly type: 'reset'; readonly isSent: boolean }
  /** No byte comes back. */
  | { readonly type: 'hang'; readonly isSent: boolean }
  /** One byte of the answer a second. */
  | { readonly type: 'drip' }
  | { readonly type: 'late'; readonly ms: number }
  /** The operator gets it twice; the second answer comes back. */
  | { readonly type: 'twice' }
  | {
      readonly type: 'answer';
      readonly answer: Pick<LineAnswer, 'status' | 'headers'> & { readonly body: string };
    }
  | { readonly type: 'rewrite'; readonly rewrite: (honest: LineAnswer) => LineAnswer }
  /** Something is done before the operator gets it; the answer comes back as it is. */
  | { readonly type: 'beforeCall'; readonly run: () => Promise<void> }
  /** Something is done once the operator has answered, and the line is cut. */
  | { readonly type: 'afterReply'; readonly run: () => Promise<void> };

interface Order {
  readonly matches: (url: string) => boolean;
  readonly treat: () => Treatment | undefined;
  left: number;
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly body: Buffer;
}

const SECOND = 1000;

/**
 * The line between the browser and the operator, on loopback. It passes everything on, but for calls that a fault was
 * ordered for. It has a clock of its own, so that thirty seconds of silence need not take thirty seconds.
 */
export class FaultProxy {
  /** Where the operator answers. */
  upstream = '';
  /** The operator is stopped: nobody waits for what it has not answered. */
  isFrozen = false;
  readonly #server: Server;
  #orders: Order[] = [];
  #timers: { readonly at: number; readonly run: () => void }[] = [];
  #now = 0;
  #pending = 0;
  #port = 0;
  readonly seen: string[] = [];

  constructor() {
    this.#server = createServer((incoming, outgoing) => {
      outgoing.on('error', () => outgoing.destroy());
      void this.#take(incoming, outgoing).catch(() => outgoing.destroy());
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    const address = this.#server.address();
    this.#port = isInternet(address) ? address.port : 0;
  }

  /** Begins anew for the next cell, whatever the last one has left. */
  async reopen(): Promise<void> {
    await this.close();
    this.#orders = [];
    this.#timers = [];
    this.seen.length = 0;
    this.isFrozen = false;
    await this.open();
  }

  /** Nobody listens any more, and what is open is cut. */
  async close(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }

  /** Spoils the next `times` calls that match. */
  order(matches: Order['matches'], treat: Order['treat'], times = Infinity): void {
    this.#orders.push({ matches, treat, left: times });
  }

  /** Takes back what was ordered; what is under way stays as it is. */
  lift(): void {
    this.#orders = [];
  }

  /** Lets `ms` pass on the line. */
  advance(ms: number): void {
    this.#now += ms;
    const due = this.#timers.filter(({ at }) => at <= this.#now);
    this.#timers = this.#timers.filter(({ at }) => at > this.#now);
    for (const { run } of due) run();
  }

  /** Whether an answer that will come is still on its way from the operator. */
  isBusy(): boolean {
    return this.#pending > 0 && !this.isFrozen;
  }

  async #take(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    const exchange = { incoming, outgoing, body: Buffer.concat(chunks) };
    const url = incoming.url ?? '';
    this.seen.push(url);
    const treatment = this.#treatmentOf(url);
    if (treatment === undefined) return reply(outgoing, await this.#forward(exchange));
    await this.#spoil(exchange, treatment);
  }

  #treatmentOf(url: string): Treatment | undefined {
    const found = this.#orders.find(({ matches, left }) => left > 0 && matches(url));
    if (found === undefined) return undefined;
    found.left -= 1;
    return found.treat();
  }

  async #spoil(exchange: Exchange, treatment: Treatment): Promise<void> {
    const { outgoing } = exchange;
    switch (treatment.type) {
      case 'reset':
        if (treatment.isSent) await this.#forward(exchange);
        return cut(outgoing);
      case 'hang':
        if (treatment.isSent) await this.#forward(exchange);
        return;
      case 'drip':
        return this.#drip(outgoing, await this.#forward(exchange));
      case 'late': {
        const answer = await this.#forward(exchange);
        return this.#after(treatment.ms, () => reply(outgoing, answer));
      }
      case 'twice':
        await this.#forward(exchange);
        return reply(outgoing, await this.#forward(exchange));
      case 'answer':
        return reply(outgoing, { ...treatment.answer, body: Buffer.from(treatment.answer.body) });
      case 'rewrite':
        return reply(outgoing, treatment.rewrite(await this.#forward(exchange)));
      case 'beforeCall':
        await treatment.run();
        return reply(outgoing, await this.#forward(exchange));
      case 'afterReply':
        await this.#forward(exchange);
        await treatment.run();
        return cut(outgoing);
    }
  }

  #after(ms: number, run: () => void): void {
    this.#timers.push({ at: this.#now + ms, run });
  }

  #drip(outgoing: ServerResponse, { status, headers, body }: LineAnswer): void {
    outgoing.writeHead(status, headers);
    const sendByte = (index: number): void => {
      if (outgoing.destroyed) return;
      if (index >= body.length) return void outgoing.end();
      outgoing.write(body.subarray(index, index + 1));
      this.#after(SECOND, () => sendByte(index + 1));
    };
    sendByte(0);
  }

  async #forward({ incoming, body }: Exchange): Promise<LineAnswer> {
    this.#pending += 1;
    try {
      return await forward(this.upstream, incoming, body);
    } finally {
      this.#pending -= 1;
    }
  }
}

const isInternet = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

function forward(upstream: string, incoming: IncomingMessage, body: Buffer): Promise<LineAnswer> {
  // Answers are rewritten on their way: they come as they are.
  const { host: _host, connection: _connection, 'accept-encoding': _coding, ...headers } = incoming.headers;
  const options = { method: incoming.method, headers: { ...headers, 'content-length': body.length } };
  return new Promise((resolve, reject) => {
    const sent = ask(`${upstream}${incoming.url ?? ''}`, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function reply(outgoing: ServerResponse, { status, headers, body }: LineAnswer): void {
  const { 'transfer-encoding': _encoding, connection: _connection, ...kept } = headers;
  outgoing.writeHead(status, { ...kept, 'content-length': body.length });
  outgoing.end(body);
}

/** Cuts the line without a word, as a reset does. */
function cut({ socket, destroy }: ServerResponse): void {
  if (socket === null) destroy();
  else socket.resetAndDestroy();
}

import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

const headEnd = '\r\n\r\n';

/** One kept connection over which requests go one after the other, with hardly any work of its own. */
class LeanConnection {
  #read: Buffer = Buffer.alloc(0);
  #answer: ((body: string) => void) | undefined;
  #fail: ((error: Error) => void) | undefined;

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('error', (error) => this.#fail?.(error));
    socket.on('close', () => this.#fail?.(new Error('The connection was closed')));
  }

  static async open(host: string, port: number): Promise<LeanConnection> {
    const socket = connect(port, host);
    await once(socket, 'connect');
    return new LeanConnection(socket);
  }

  /** Whether the server has closed it, which it does with one that was left alone for five seconds. */
  get isClosed(): boolean {
    return this.socket.destroyed || this.socket.readableEnded;
  }

  ask(request: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#answer = resolve;
      this.#fail = reject;
      this.socket.write(request);
    });
  }

  close(): void {
    this.#fail = undefined;
    this.socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#read = this.#read.length === 0 ? chunk : Buffer.concat([this.#read, chunk]);
    const end = this.#read.indexOf(headEnd);
    if (end < 0) return;
    const head = this.#read.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1]);
    if (Number.isNaN(length)) {
      this.#fail?.(new Error(`An answer without its length: ${head}`));
      return;
    }
    const start = end + headEnd.length;
    if (this.#read.length < start + length) return;
    const body = this.#read.toString('utf8', start, start + length);
    this.#read = this.#read.subarray(start + length);
    this.#answer?.(body);
  }
}

/** As many connections to one server as there are requests at once. */
export class LeanConnections {
  readonly #idle: LeanConnection[] = [];
  readonly #origin: URL;

  constructor(origin: string) {
    this.#origin = new URL(origin);
  }

  /** Posts a body and answers the answer's. Headers come as lines, each with its end. */
  async post(path: string, headers: string, body: string): Promise<string> {
    const { hostname, port, host } = this.#origin;
    let kept = this.#idle.pop();
    while (kept?.isClosed === true) kept = this.#idle.pop();
    const connection = kept ?? (await LeanConnection.open(hostname, Number(port)));
    const length = Buffer.byteLength(body);
    const answer = await connection.ask(
      `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}Content-Length: ${length}\r\n\r\n${body}`,
    );
    this.#idle.push(connection);
    return answer;
  }

  close(): void {
    for (const connection of this.#idle) connection.close();
  }
}

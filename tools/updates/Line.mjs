import { createServer, request } from 'node:http';

/** What belongs to the app itself: its pages, its worker, and its files. */
const isOfApp = (/** @type {string} */ path) => !/^\/(?:api|pay|go|sandbox|__sandbox)\//.test(path);

/**
 * The line between a browser and the sandbox: passes everything on, and counts the bodies of the app's own files as they
 * go over it, compressed.
 */
export class Line {
  /** @type {Map<string, number>} */
  #bytes = new Map();
  #lastMs = performance.now();
  #server;

  /** @param {string} upstream */
  constructor(upstream) {
    this.#server = createServer((incoming, outgoing) => {
      const path = (incoming.url ?? '/').replace(/\?.*/, '');
      const { method, headers } = incoming;
      const asked = request(upstream + (incoming.url ?? '/'), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.on('data', (/** @type {Buffer} */ part) => this.#count(path, part.length));
        answer.pipe(outgoing);
      });
      asked.on('error', () => outgoing.destroy());
      this.#count(path, 0);
      incoming.pipe(asked);
    });
  }

  /** @returns {Promise<string>} The origin. */
  async open() {
    await new Promise((resolve) => this.#server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The line has no port.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Begins to count anew. */
  reset() {
    this.#bytes = new Map();
  }

  /** @returns {ReadonlyMap<string, number>} Bytes by path since the last `reset`. */
  counted() {
    return new Map([...this.#bytes].filter(([, bytes]) => bytes > 0));
  }

  /** How long nothing has come. */
  quietMs() {
    return performance.now() - this.#lastMs;
  }

  close() {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** @param {string} path @param {number} bytes */
  #count(path, bytes) {
    if (!isOfApp(path)) return;
    this.#lastMs = performance.now();
    this.#bytes.set(path, (this.#bytes.get(path) ?? 0) + bytes);
  }
}

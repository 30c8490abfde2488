import { once } from 'node:events';
import net from 'node:net';

/**
 * The line of a cheap phone: every connection through it shares one radio.
 *
 * @typedef {object} LinkShape
 * @property {number} roundTripMs
 * @property {number} downKbps
 * @property {number} upKbps
 */

/** What a sender may have under way before anything has been acknowledged. */
const FIRST_WINDOW_BYTES = 14_600;
const PIECE_BYTES = 5_840;
/** Beyond this the server waits until the line has taken something. */
const MOST_WAITING_BYTES = 262_144;

/** Hands things on at their time, and never out of order. @template Item */
class Delay {
  /** @type {{ readonly atMs: number, readonly item: Item }[]} */
  #waiting = [];
  #lastMs = 0;
  /** @type {(item: Item) => void} */
  #deliver;

  /** @param {(item: Item) => void} deliver */
  constructor(deliver) {
    this.#deliver = deliver;
  }

  /** @param {number} atMs @param {Item} item */
  push(atMs, item) {
    this.#lastMs = Math.max(this.#lastMs, atMs);
    this.#waiting.push({ atMs: this.#lastMs, item });
    if (this.#waiting.length === 1) this.#arm();
  }

  /** Right behind what is under way. @param {Item} item */
  pushLast(item) {
    this.push(performance.now(), item);
  }

  #arm() {
    const [next] = this.#waiting;
    if (next !== undefined) setTimeout(() => this.#drain(), Math.max(0, next.atMs - performance.now()));
  }

  #drain() {
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      if (next.atMs > performance.now() + 0.5) break;
      this.#waiting.shift();
      this.#deliver(next.item);
    }
    this.#arm();
  }
}

/** When a radio is free again, by the bytes it is given. */
class Radio {
  #freeMs = 0;
  #bytesPerMs;

  /** @param {number} kbps */
  constructor(kbps) {
    this.#bytesPerMs = kbps / 8;
  }

  /** @param {number} bytes @param {number} [fromMs] @returns {number} When the last of them has been sent. */
  send(bytes, fromMs = 0) {
    this.#freeMs = Math.max(performance.now(), fromMs, this.#freeMs) + bytes / this.#bytesPerMs;
    return this.#freeMs;
  }
}

/**
 * Carries one connection: to the site at the phone's pace, and back in pieces, as many as have been acknowledged.
 *
 * @param {{ readonly phone: net.Socket, readonly site: net.Socket }} ends
 * @param {{ readonly down: Radio, readonly up: Radio, readonly roundTripMs: number }} line
 */
function carry({ phone, site }, { down, up, roundTripMs }) {
  const connectedMs = performance.now() + roundTripMs;
  let window = FIRST_WINDOW_BYTES;
  let underWay = 0;
  let waitingBytes = 0;
  let hasEnded = false;
  /** @type {Buffer[]} */
  const waiting = [];
  /** @type {Delay<Buffer | 'end'>} */
  const toSite = new Delay((part) => void (part === 'end' ? site.end() : site.write(part)));
  /** @type {Delay<Buffer | 'end'>} */
  const toPhone = new Delay((part) => void (part === 'end' ? phone.end() : phone.write(part)));
  /** @type {Delay<number>} */
  const acknowledged = new Delay((bytes) => {
    underWay -= bytes;
    window += bytes;
    pump();
  });
  const pump = () => {
    for (let [next] = waiting; next !== undefined && underWay < window; [next] = waiting) {
      const part = next.subarray(0, Math.min(PIECE_BYTES, window - underWay));
      if (part.length === next.length) waiting.shift();
      else waiting[0] = next.subarray(part.length);
      waitingBytes -= part.length;
      underWay += part.length;
      const arrivesMs = down.send(part.length) + roundTripMs / 2;
      toPhone.push(arrivesMs, part);
      acknowledged.push(arrivesMs + roundTripMs / 2, part.length);
    }
    if (waitingBytes < MOST_WAITING_BYTES / 2) site.resume();
    if (!hasEnded || waiting.length > 0) return;
    hasEnded = false;
    toPhone.pushLast('end');
  };
  phone.on('data', (/** @type {Buffer} */ part) =>
    toSite.push(up.send(part.length, connectedMs) + roundTripMs / 2, part),
  );
  phone.on('end', () => toSite.pushLast('end'));
  site.on('data', (/** @type {Buffer} */ part) => {
    waiting.push(part);
    waitingBytes += part.length;
    if (waitingBytes > MOST_WAITING_BYTES) site.pause();
    pump();
  });
  site.on('end', () => {
    hasEnded = true;
    pump();
  });
}

/**
 * Opens a slow line to a port of this machine: the handshake of each connection costs a round trip, all share the
 * line's rate, and each begins slowly and doubles with what is acknowledged, as TCP does. What runs over it is real.
 *
 * @param {number} targetPort
 * @param {LinkShape} shape
 */
export async function openSlowLink(targetPort, { roundTripMs, downKbps, upKbps }) {
  const down = new Radio(downKbps);
  const up = new Radio(upKbps);
  /** @type {Set<net.Socket>} */
  const sockets = new Set();

  const server = net.createServer({ noDelay: true, allowHalfOpen: true }, (phone) => {
    const site = net.connect({ host: '127.0.0.1', port: targetPort, noDelay: true, allowHalfOpen: true });
    const end = () => {
      for (const socket of [phone, site]) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of [phone, site]) {
      sockets.add(socket);
      socket.on('error', end);
    }
    phone.on('close', end);
    carry({ phone, site }, { down, up, roundTripMs });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The slow line has no port.');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    port: address.port,
    /** Ends every connection: the next visit makes its own. */
    cut,
    close: () => {
      cut();
      server.close();
    },
  };
}

import { createHmac } from 'node:crypto';

const wordsPerBlock = 16;
const rounds = 64;
/** With the closing one and the length no longer text fits into one block. */
const mostBytes = 55;
const constants = fractionsOf(Math.cbrt, rounds);
const start = fractionsOf(Math.sqrt, 8);

/** The first 32 bits of the fraction of the roots of the first primes: where SHA-256 has its constants from. */
function fractionsOf(root: (prime: number) => number, count: number): Int32Array {
  const found = new Int32Array(count);
  let have = 0;
  for (let number = 2; have < count; number += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor += 1) isPrime &&= number % divisor !== 0;
    if (isPrime) found[have++] = (root(number) % 1) * 2 ** 32;
  }
  return found;
}

const words = new Int32Array(rounds);
const wordAt = (index: number) => words[index] ?? 0;

/** Mixes the block that lies in the first 16 words into a state, and writes what comes out into another. */
function mix(from: Int32Array, to: Int32Array): void {
  for (let index = wordsPerBlock; index < rounds; index += 1) {
    const [early, late] = [wordAt(index - 15), wordAt(index - 2)];
    const low = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
    const high = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
    words[index] = (wordAt(index - 16) + low + wordAt(index - 7) + high) | 0;
  }
  // Word by word: taking them apart as a list costs more than the mixing.
  let [a, b, c, d] = [from[0] ?? 0, from[1] ?? 0, from[2] ?? 0, from[3] ?? 0];
  let [e, f, g, h] = [from[4] ?? 0, from[5] ?? 0, from[6] ?? 0, from[7] ?? 0];
  for (let index = 0; index < rounds; index += 1) {
    const high = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const first = (h + high + ((e & f) ^ (~e & g)) + (constants[index] ?? 0) + wordAt(index)) | 0;
    const low = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  to[0] = (from[0] ?? 0) + a;
  to[1] = (from[1] ?? 0) + b;
  to[2] = (from[2] ?? 0) + c;
  to[3] = (from[3] ?? 0) + d;
  to[4] = (from[4] ?? 0) + e;
  to[5] = (from[5] ?? 0) + f;
  to[6] = (from[6] ?? 0) + g;
  to[7] = (from[7] ?? 0) + h;
}

/**
 * HMAC-SHA256 of short texts of ASCII characters under one key: what both parts of the key make is reckoned once, so that a
 * text costs two blocks. Longer texts are left to Node.
 *
 * @returns eight words, the same array for every text
 */
export function quickHmac(key: Buffer): (text: string) => Int32Array {
  const [inner, outer] = [keyed(key, 0x36), keyed(key, 0x5c)];
  const [middle, result] = [new Int32Array(8), new Int32Array(8)];
  return (text) => {
    if (text.length > mostBytes) return slowHmac(key, text);
    words.fill(0, 0, wordsPerBlock);
    for (let index = 0; index < text.length; index += 1) {
      words[index >> 2] = wordAt(index >> 2) | (text.charCodeAt(index) << (24 - 8 * (index & 3)));
    }
    closeBlock(text.length);
    mix(inner, middle);
    words.fill(0, 0, wordsPerBlock);
    words.set(middle);
    closeBlock(middle.byteLength);
    mix(outer, result);
    return result;
  };
}

/** Ends the second block of a message, of which so many bytes stand there: a one, and the length of both in bits. */
function closeBlock(bytes: number): void {
  words[bytes >> 2] = wordAt(bytes >> 2) | (0x80 << (24 - 8 * (bytes & 3)));
  words[wordsPerBlock - 1] = (wordsPerBlock * 4 + bytes) * 8;
}

/** The state after a key, of at most a block. */
function keyed(key: Buffer, pad: number): Int32Array {
  const block = Buffer.alloc(wordsPerBlock * 4, pad);
  key.forEach((byte, index) => (block[index] = byte ^ pad));
  for (let index = 0; index < wordsPerBlock; index += 1) words[index] = block.readInt32BE(4 * index);
  const state = new Int32Array(8);
  mix(start, state);
  return state;
}

function slowHmac(key: Buffer, text: string): Int32Array {
  const digest = createHmac('sha256', key).update(text).digest();
  return Int32Array.from({ length: 8 }, (_, index) => digest.readInt32BE(4 * index));
}

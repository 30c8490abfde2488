const BLOCK_BYTES = 64;

/** SHA-256 (FIPS 180-4) without the platform's help, for pages that are not served securely. */
export function sha256(message: Uint8Array): Uint8Array {
  const { initial, rounds } = constants();
  const padded = pad(message);
  const state = Uint32Array.from(initial);
  for (let offset = 0; offset < padded.byteLength; offset += BLOCK_BYTES) {
    compress(state, schedule(new DataView(padded.buffer, offset, BLOCK_BYTES)), rounds);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setUint32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

/** The message, one set bit, zeros up to a whole block, and the length in bits. */
function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((message.length + 9) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  return padded;
}

function schedule(block: DataView): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) words[i] = block.getUint32(i * 4);
  for (let i = 16; i < 64; i += 1) {
    const early = wordAt(words, i - 15);
    const late = wordAt(words, i - 2);
    const spread = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const mix = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[i] = wordAt(words, i - 16) + spread + wordAt(words, i - 7) + mix;
  }
  return words;
}

function compress(state: Uint32Array, words: Uint32Array, rounds: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const first = (h + high + choice + wordAt(rounds, i) + wordAt(words, i)) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + low + majority) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = wordAt(state, index) + word;
  });
}

/** First 32 bits of the fractions of the square and cube roots of the first primes. */
function constants(): { readonly initial: number[]; readonly rounds: Uint32Array } {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
  return {
    initial: primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))),
    rounds: Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
  };
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function wordAt(words: Uint32Array, index: number): number {
  return words[index] ?? 0;
}

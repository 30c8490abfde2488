const blockBytes = 64;
const hashBytes = 32;
const wordBytes = 4;

const roundConstants = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
  0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
  0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
  0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
  0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
  0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
  0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
];

const startState = [
  0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
];

/**
 * SHA-256 (FIPS 180-4), for where the browser's own is missing: it offers none on plain http.
 *
 * @see docs/rules.md#fairness
 * @returns 32 bytes
 * @example
 * hexOf(sha256(bytesOfText('abc'))).slice(0, 16); // => 'ba7816bf8f01cfea'
 */
export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = pad(message);
  const state = new DataView(new ArrayBuffer(hashBytes));
  startState.forEach((word, index) => state.setUint32(wordBytes * index, word));
  for (let start = 0; start < padded.byteLength; start += blockBytes) mixBlock(state, padded, start);
  return new Uint8Array(state.buffer);
}

/** The message, a one, zeros up to a whole block, and its length in bits. */
function pad(message: Uint8Array): DataView {
  const lengthBytes = 8;
  const blocks = Math.ceil((message.length + 1 + lengthBytes) / blockBytes);
  const padded = new Uint8Array(blocks * blockBytes);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, (message.length * 8) >>> 0);
  return view;
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Mixes one block into the state; its 16 words are continued to 64. */
function mixBlock(state: DataView, padded: DataView, start: number): void {
  const words = new DataView(new ArrayBuffer(wordBytes * roundConstants.length));
  const at = (round: number) => words.getUint32(wordBytes * round);
  const continued = (round: number) => {
    const [early, late] = [at(round - 15), at(round - 2)];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    return at(round - 16) + low + at(round - 7) + high;
  };
  const before = (index: number) => state.getUint32(wordBytes * index);
  let [a, b, c, d] = [before(0), before(1), before(2), before(3)];
  let [e, f, g, h] = [before(4), before(5), before(6), before(7)];
  roundConstants.forEach((constant, round) => {
    const word = round < 16 ? padded.getUint32(start + wordBytes * round) : continued(round);
    words.setUint32(wordBytes * round, word);
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + constant + at(round)) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  });
  [a, b, c, d, e, f, g, h].forEach((word, index) => state.setUint32(wordBytes * index, before(index) + word));
}

/**
 * HMAC-SHA256 (RFC 2104).
 *
 * @see docs/rules.md#fairness
 * @returns 32 bytes
 * @example
 * hexOf(hmacSha256(bytesOfText('Jefe'), bytesOfText('what do ya want for nothing?'))).slice(0, 8); // => '5bdcc146'
 */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(blockBytes);
  block.set(key.length > blockBytes ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bytesOfHex, bytesOfText, hexOf } from './bytes';
import { hmacSha256, sha256 } from './sha256';

const repeated = (byte: number, times: number) => new Uint8Array(times).fill(byte);

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of "%s" is as FIPS 180-4 has it', (text, hash) => {
    expect(hexOf(sha256(bytesOfText(text)))).toBe(hash);
  });

  it('is that of node:crypto for every length around whole blocks', () => {
    for (let length = 0; length <= 260; length += 1) {
      const message = repeated(length % 256, length);
      expect(hexOf(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });
});

/** RFC 4231, of which case 5 is cut to 16 bytes. */
const cases: readonly (readonly [Uint8Array, Uint8Array, string])[] = [
  [
    repeated(0x0b, 20),
    bytesOfText('Hi There'),
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  ],
  [
    bytesOfText('Jefe'),
    bytesOfText('what do ya want for nothing?'),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    repeated(0xaa, 20),
    repeated(0xdd, 50),
    '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
  ],
  [
    bytesOfHex('0102030405060708090a0b0c0d0e0f10111213141516171819'),
    repeated(0xcd, 50),
    '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  ],
  [repeated(0x0c, 20), bytesOfText('Test With Truncation'), 'a3b6167473100ee06e0c796c2955552b'],
  [
    repeated(0xaa, 131),
    bytesOfText('Test Using Larger Than Block-Size Key - Hash Key First'),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    repeated(0xaa, 131),
    bytesOfText(
      'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    ),
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
];

describe('hmacSha256', () => {
  it.each(cases)('is as RFC 4231 has it, case %#', (key, message, expected) => {
    expect(hexOf(hmacSha256(key, message)).slice(0, expected.length)).toBe(expected);
  });

  it('is that of node:crypto for 10,000 random keys and messages', () => {
    const inputs = Array.from({ length: 10_000 }, () => ({
      key: randomBytes(randomInt(0, 140)),
      message: randomBytes(randomInt(0, 200)),
    }));
    const different = inputs.filter(
      ({ key, message }) =>
        hexOf(hmacSha256(key, message)) !== createHmac('sha256', key).update(message).digest('hex'),
    );
    expect(different).toEqual([]);
  });
});

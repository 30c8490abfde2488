/** What the operator asks of `node:crypto`, in a browser: hashes by @noble/hashes, chance by Web Crypto. */
import { hmac } from '@noble/hashes/hmac.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { Buffer } from 'buffer';

type Content = string | Uint8Array;
type TextCoding = 'hex' | 'base64' | 'base64url';

const bytesOf = (content: Content): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** A hash under way: `update` adds to it, `digest` ends it. */
interface Hashing {
  update(content: Content): Hashing;
  digest(): Buffer;
  digest(coding: TextCoding): string;
}

interface NobleHash {
  update(content: Uint8Array): unknown;
  digest(): Uint8Array;
}

function hashing(name: string, hash: NobleHash): Hashing {
  if (name !== 'sha256') throw new TypeError(`The demo hashes by SHA-256 alone, not by ${name}`);
  function digest(): Buffer;
  function digest(coding: TextCoding): string;
  function digest(coding?: TextCoding): Buffer | string {
    const made = Buffer.from(hash.digest());
    return coding === undefined ? made : textOf(made, coding);
  }
  const under: Hashing = {
    update(content) {
      hash.update(bytesOf(content));
      return under;
    },
    digest,
  };
  return under;
}

/** The package `buffer` does not know the coding of addresses. */
function textOf(bytes: Buffer, coding: TextCoding): string {
  if (coding !== 'base64url') return bytes.toString(coding);
  return bytes.toString('base64').replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export const createHash = (name: string): Hashing => hashing(name, sha256.create());

export const createHmac = (name: string, key: Content): Hashing =>
  hashing(name, hmac.create(sha256, bytesOf(key)));

/** Fresh bytes of the system's generator, with the codings that the operator writes them in. */
export function randomBytes(count: number): Buffer {
  const bytes = Buffer.from(crypto.getRandomValues(new Uint8Array(count)));
  const usual = bytes.toString.bind(bytes);
  return Object.assign(bytes, {
    toString: (coding?: BufferEncoding) => (coding === 'base64url' ? textOf(bytes, coding) : usual(coding)),
  });
}

export const randomUUID = (): string => crypto.randomUUID();

/** Compares without an early way out. */
export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) throw new RangeError('Both must be of one length');
  let differing = 0;
  for (const [place, byte] of one.entries()) differing |= byte ^ (other[place] ?? 0);
  return differing === 0;
}

interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Derives a key from a password. */
export function scrypt(
  password: string,
  salt: Uint8Array,
  keyLength: number,
  { N, r, p }: ScryptCost,
  done: (error: Error | null, key: Buffer) => void,
): void {
  scryptAsync(password, salt, { N, r, p, dkLen: keyLength }).then(
    (key) => done(null, Buffer.from(key)),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), Buffer.alloc(0)),
  );
}

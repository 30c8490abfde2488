import { createHash } from 'node:crypto';
import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  freeCCtx,
  freeDCtx,
  init,
} from '@bokuweb/zstd-wasm';

/** What every file of the content coding `dcz` begins with; the SHA-256 of its dictionary follows (RFC 9842, 5). */
const MAGIC = Uint8Array.of(0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0);
const HASH_BYTES = 32;
const HEADER_BYTES = MAGIC.length + HASH_BYTES;
/** Higher ones take many times as long here, and are no smaller by more than a few bytes. */
const LEVEL = 19;

let started: Promise<void> | undefined;

/** Starts the compressor; once is enough. */
export const startZstd = (): Promise<void> => (started ??= init());

/** A file told by what differs from its dictionary, in the content coding `dcz`. Call `startZstd` first. */
export function encodeDcz(content: Uint8Array, dictionary: Uint8Array): Uint8Array {
  const context = createCCtx();
  try {
    const frame = compressUsingDict(context, content, dictionary, LEVEL);
    return Buffer.concat([MAGIC, sha256(dictionary), frame]);
  } finally {
    freeCCtx(context);
  }
}

/**
 * The file again. Call `startZstd` first.
 *
 * @returns undefined when it is no `dcz`, or was made with another dictionary
 */
export function decodeDcz(coded: Uint8Array, dictionary: Uint8Array): Uint8Array | undefined {
  const header = Buffer.concat([MAGIC, sha256(dictionary)]);
  if (!header.equals(coded.subarray(0, HEADER_BYTES))) return undefined;
  const context = createDCtx();
  try {
    return decompressUsingDict(context, coded.subarray(HEADER_BYTES), dictionary);
  } finally {
    freeDCtx(context);
  }
}

const NAMED_BY = 16;

/** Where the file lies that is told by this dictionary: `kit.js` has `kit.js.<start of the dictionary's hash>.dcz`. */
export const dczName = (name: string, dictionary: Uint8Array): string =>
  `${name}.${sha256(dictionary).toString('base64url').slice(0, NAMED_BY)}.dcz`;

const sha256 = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest();

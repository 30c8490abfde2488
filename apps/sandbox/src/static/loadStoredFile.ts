import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf } from './contentTypeOf';
import type { StoredFile } from './StoredFile';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** High enough to come near the build's own files, low enough to compress a page while somebody waits. */
const BROTLI_QUALITY = 9;

/**
 * Reads a file with its compressed siblings (`app.js.br`, `app.js.gz`); text without siblings is compressed here.
 *
 * @param rewrite changes the text before it is kept; the siblings are then of no use and are made anew
 */
export async function loadStoredFile(file: string, rewrite?: (text: string) => string): Promise<StoredFile> {
  const original = await readFile(file);
  const identity = rewrite ? Buffer.from(rewrite(original.toString('utf8'))) : original;
  const contentType = contentTypeOf(file);
  const [brotli, gzipped] = await Promise.all([
    rewrite ? undefined : readSibling(`${file}.br`),
    rewrite ? undefined : readSibling(`${file}.gz`),
  ]);
  const isText = /^text\/|json|javascript|svg|xml/.test(contentType);
  const br = brotli ?? (isText ? await compressBrotli(identity, brotliOptions(identity.length)) : undefined);
  const gz = gzipped ?? (isText ? await compressGzip(identity) : undefined);
  return {
    contentType,
    contentHash: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: {
      identity: new Uint8Array(identity),
      ...(br && { br: new Uint8Array(br) }),
      ...(gz && { gzip: new Uint8Array(gz) }),
    },
  };
}

function brotliOptions(size: number) {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  };
}

async function readSibling(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { acceptedEncoding, type Encoding } from './acceptedEncoding';
import { compressInTwo, foldOf, streamOf } from './inTwoParts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli quality: near the build's own files, yet fast enough during a request. */
const BROTLI_QUALITY = 9;

/** A file in memory, ready to answer with in every coding that makes it smaller. */
export interface StoredFile {
  readonly contentType: string;
  /** Changes with the content; the same for all codings, so it is made distinct per coding when it is sent. */
  readonly contentHash: string;
  readonly bodies: { readonly identity: Uint8Array<ArrayBuffer> } & Partial<
    Readonly<Record<Exclude<Encoding, 'identity'>, Uint8Array<ArrayBuffer>>>
  >;
  /** How long the part of the brotli body is that draws the first view; it is sent by itself. */
  readonly firstViewBytes?: number;
}

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
  return fileOf(contentType, { identity, br, gzip: gz });
}

/** A page that was made here. It goes to many, and its first bytes are what a slow line waits for: as small as can be. */
export async function storedPage(html: string): Promise<StoredFile> {
  const identity = Buffer.from(html);
  const options = brotliOptions(identity.length, constants.BROTLI_MAX_QUALITY);
  const fold = foldOf(html);
  const [[first, rest], gz] = await Promise.all([
    fold === undefined
      ? compressBrotli(identity, options).then((whole) => [whole, Buffer.alloc(0)] as const)
      : compressInTwo(html, fold, options),
    compressGzip(identity),
  ]);
  const page = fileOf('text/html; charset=utf-8', { identity, br: Buffer.concat([first, rest]), gzip: gz });
  return fold === undefined ? page : { ...page, firstViewBytes: first.length };
}

interface Bodies {
  readonly identity: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

function fileOf(contentType: string, { identity, br, gzip: gz }: Bodies): StoredFile {
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

function brotliOptions(size: number, quality = BROTLI_QUALITY) {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  };
}

async function readSibling(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The media type of a file by its name. An unknown kind is opaque bytes, which no browser runs or shows. */
function contentTypeOf(file: string): string {
  return contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Answers with a file in the coding the browser accepts, or with 304 when the browser still holds it. */
export function sendFile(
  context: Context,
  file: StoredFile,
  headers: Readonly<Record<string, string>>,
): Response {
  const wanted = acceptedEncoding(context.req.header('accept-encoding'));
  const encoding = file.bodies[wanted] ? wanted : 'identity';
  const etag = `"${file.contentHash}-${encoding}"`;
  const vary = headers['vary'] ? `${headers['vary']}, Accept-Encoding` : 'Accept-Encoding';
  const common = { ...headers, etag, vary, 'x-content-type-options': 'nosniff' };
  if (isHeld(context.req.header('if-none-match'), etag)) return context.body(null, 304, common);
  const body = file.bodies[encoding] ?? file.bodies.identity;
  const { firstViewBytes: first } = file;
  const sent =
    encoding === 'br' && first !== undefined ? streamOf([body.slice(0, first), body.slice(first)]) : body;
  return context.body(sent, 200, {
    ...common,
    'content-type': file.contentType,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
}

function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  const held = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return held.includes(etag) || held.includes('*');
}

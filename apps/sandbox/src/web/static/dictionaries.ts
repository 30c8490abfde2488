import type { Context } from 'hono';
import { acceptsDcz } from './acceptedEncoding';
import type { openFileFolder } from './fileFolder';
import { sendFile, type StoredFile } from './storedFile';

/** Scripts, styles and fonts of a build: what has changed in them since an older build can be told by the older file. */
const TELLABLE = /^\/assets\/[\w-]+\/([\w.-]+\.(?:js|css|woff2))$/;
/** A SHA-256 as a structured field writes bytes: `:…=:`. */
const SENT_HASH = /^:([A-Za-z0-9+/]{43}=):$/;
/** What a file of the coding `dcz` begins with, before the SHA-256 of its dictionary. */
const MAGIC = Uint8Array.of(0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0);
/** So many characters of the hash are in the file's name. */
const NAMED_BY = 16;

interface Asked {
  readonly path: string;
  readonly file: StoredFile;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Answers with a file of a build. A script, style sheet or font is offered to the browser as the dictionary of its
 * successors in newer builds, and told by what differs from the one that the browser has, where
 * `kislap-configure --before` has written that (RFC 9842).
 */
export async function sendBuildFile(
  context: Context,
  files: Pick<ReturnType<typeof openFileFolder>, 'find'>,
  { path, file, headers }: Asked,
): Promise<Response> {
  const name = TELLABLE.exec(path)?.[1];
  if (name === undefined) return sendFile(context, file, headers);
  const offered = {
    ...headers,
    vary: 'Available-Dictionary',
    'use-as-dictionary': `match="/assets/*/${name}"`,
  };
  const hash = dictionaryOf(context);
  if (hash === undefined) return sendFile(context, file, offered);
  const difference = await files.find(`${path}.${hash.toString('base64url').slice(0, NAMED_BY)}.dcz`);
  const coded = difference?.bodies.identity;
  if (coded === undefined || !isToldBy(coded, hash)) return sendFile(context, file, offered);
  return context.body(coded, 200, {
    ...offered,
    'content-type': file.contentType,
    'content-encoding': 'dcz',
    etag: `"${file.contentHash}-dcz-${hash.toString('hex')}"`,
    vary: 'Accept-Encoding, Available-Dictionary',
    'x-content-type-options': 'nosniff',
  });
}

/** The hash of the dictionary that the browser has, if it can read what is told by one. */
function dictionaryOf({ req }: Context): Buffer | undefined {
  if (!acceptsDcz(req.header('accept-encoding'))) return undefined;
  const sent = SENT_HASH.exec(req.header('available-dictionary') ?? '')?.[1];
  return sent === undefined ? undefined : Buffer.from(sent, 'base64');
}

/** A name holds a part of the hash only; with another dictionary the browser would fail. */
const isToldBy = (coded: Uint8Array, hash: Uint8Array): boolean =>
  Buffer.concat([MAGIC, hash]).equals(coded.subarray(0, MAGIC.length + hash.length));

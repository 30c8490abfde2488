import type { Context } from 'hono';
import { acceptedEncoding } from './acceptedEncoding';
import type { StoredFile } from './StoredFile';

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
  return context.body(file.bodies[encoding] ?? file.bodies.identity, 200, {
    ...common,
    'content-type': file.contentType,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
}

function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  const held = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return held.includes(etag) || held.includes('*');
}

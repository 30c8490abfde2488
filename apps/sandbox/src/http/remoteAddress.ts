import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The address that a request came from; '' when it did not come over a socket, as in tests. */
export function remoteAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    return '';
  }
}

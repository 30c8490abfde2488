import type { Context } from 'hono';
import type { Socket } from 'node:net';

interface ServerParts {
  readonly incoming?: { readonly socket: Socket };
}

/** Cuts the line: what was done is done, and nobody is told. Without a line, as in a test, the gateway says so. */
export function dropConnection(context: Context<{ Bindings: ServerParts }>): Response {
  context.env?.incoming?.socket.destroy();
  return context.body(null, 502);
}

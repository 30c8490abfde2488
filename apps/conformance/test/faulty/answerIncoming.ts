import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What belongs to one connection and is not passed on. */
const ofTheConnection = new Set(['connection', 'host', 'content-length', 'transfer-encoding', 'keep-alive']);

/** Answers one request of a port with what `answer` makes of it; a failure breaks the connection. */
export async function answerIncoming(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { base, answer }: { readonly base: string; readonly answer: (request: Request) => Promise<Response> },
): Promise<void> {
  try {
    const { method = 'GET', url = '/' } = incoming;
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) {
      if (!ofTheConnection.has(name) && value !== undefined) headers.set(name, String(value));
    }
    const sent = await buffer(incoming);
    const body = ['GET', 'HEAD', 'OPTIONS'].includes(method) ? null : Uint8Array.from(sent);
    const response = await answer(new Request(`${base}${url}`, { method, headers, body }));
    const content = Buffer.from(await response.arrayBuffer());
    outgoing.statusCode = response.status;
    for (const [name, value] of response.headers) {
      if (!ofTheConnection.has(name) && name !== 'content-encoding') outgoing.setHeader(name, value);
    }
    outgoing.end(content);
  } catch {
    outgoing.destroy();
  }
}

import { gamePath, type RelayedAnswer, type RelayedAsk } from './relay';
import { drawnPage } from './trusted';

/* Stands in a game's frame until its page is here, and lets its calls through to the operator. */

function ask(path: string, body?: string): Promise<RelayedAnswer> {
  const asked: RelayedAsk = { type: 'kislap-demo/ask', path, ...(body !== undefined && { body }) };
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<RelayedAnswer>) => resolve(data));
    port1.start();
    window.parent.postMessage(asked, location.origin, [port2]);
  });
}

/** What games call; they post JSON and read JSON. */
async function relayedFetch(address: string | URL | Request, options: RequestInit = {}): Promise<Response> {
  if (typeof address !== 'string' || typeof options.body !== 'string')
    throw new TypeError('Not a game’s call');
  const { status, text } = await ask(address, options.body);
  if (status === 0) throw new TypeError('No answer');
  return new Response(text, { status, headers: { 'content-type': 'application/json' } });
}

async function open(): Promise<void> {
  const { text: html } = await ask(gamePath(location.pathname) + location.search);
  window.fetch = relayedFetch;
  // The same window and policy, and the game's own page in it: no server answers its address here.
  document.open();
  document.write(drawnPage(html));
  document.close();
}

void open();

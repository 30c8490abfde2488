import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** One request as the operator saw it. */
interface SeenRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Milliseconds since the server started. */
  readonly atMs: number;
}

/** What the operator does with one request; the last of a list is repeated. */
export type Reaction = (response: ServerResponse, request: SeenRequest) => void;

/** A real HTTP server for one test: it notes what it gets and reacts as told. */
export async function startOperator(...reactions: readonly Reaction[]) {
  const seen: SeenRequest[] = [];
  const startedAt = performance.now();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request;
      const arrived = { method, url, headers, body, atMs: performance.now() - startedAt };
      const react = reactions[Math.min(seen.push(arrived), reactions.length) - 1];
      react?.(response, arrived);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    seen,
    base: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

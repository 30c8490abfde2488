import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** An operator's API on an origin of its own, as far as a page needs one to start. */
export interface OperatorApi {
  readonly origin: string;
  /** Paths that were asked, in order. */
  readonly asked: readonly string[];
  /** What was sent to the error sink. */
  readonly errors: readonly string[];
  readonly stop: () => Promise<void>;
}

const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, Authorization',
  'access-control-allow-methods': 'POST',
};

/** What an operator sends with every answer, as the contract asks. */
const guarded = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * Starts it on a free port of this machine.
 *
 * @param answers what it answers, by path; anything else it refuses
 */
export async function startOperatorApi(
  answers: Readonly<Record<string, unknown>> = {},
): Promise<OperatorApi> {
  const asked: string[] = [];
  const errors: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.method === 'OPTIONS') return response.writeHead(204, allowed).end();
      asked.push(request.url ?? '');
      if (request.url === '/errors') errors.push(body);
      response.writeHead(200, { ...allowed, ...guarded, 'content-type': 'application/json' });
      const data = answers[request.url ?? ''];
      return response.end(
        JSON.stringify(
          data === undefined ? { code: 1014, msg: '', data: null } : { code: 200, msg: '', data },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    errors,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

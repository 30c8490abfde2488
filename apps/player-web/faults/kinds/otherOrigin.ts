import { createServer } from 'node:http';

/** Somebody else on the network: what they have been sent. */
export interface OtherOrigin {
  readonly origin: string;
  /** Headers of requests that carried a session. */
  readonly sessions: readonly string[];
  readonly stop: () => void;
}

/** Listens on another port and takes note of every session that is sent there. */
export async function startOtherOrigin(): Promise<OtherOrigin> {
  const sessions: string[] = [];
  const server = createServer(({ headers }, answer) => {
    if (headers.authorization !== undefined) sessions.push(headers.authorization);
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{"code":200,"msg":"","data":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    sessions,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartProblem } from './StartProblem';

/** A server that accepts requests. */
export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Takes a port at once and answers on it as soon as there is an app: whoever calls before waits.
 *
 * @throws StartProblem when the port is taken or not allowed
 */
export async function listen(app: Promise<Hono>, port: number): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: async (request, environment) => (await app).fetch(request, environment),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port)));
    server.listen(port, resolve);
  });
  return {
    port: portOf(server.address()) ?? port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

function portOf(address: AddressInfo | string | null): number | undefined {
  return typeof address === 'object' ? address?.port : undefined;
}

function explain(error: Error, port: number): Error {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartProblem(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
  }
  if (code === 'EACCES') {
    return new StartProblem(`Port ${port} needs special rights. Choose another one: PORT=3000 npm start`);
  }
  return error;
}

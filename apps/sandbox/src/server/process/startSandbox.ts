import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { createServices } from '../../web/services';
import { createApp } from '../http/app';
import { StartProblem } from './StartProblem';
import { checkLedgerInBackground, startLedgerChecks, startSweeper } from './backgroundWork';
import { lockFolder } from './lockFolder';
import { openOperator } from './openOperator';
import { openRequestLog, openSecurityLog } from './openLogs';
import type { Settings } from './settings';

/** A running sandbox. */
interface Sandbox {
  readonly port: number;
  /** Ends it in order: no new requests, the sweep finished, the database closed, the folder let go. */
  stop(): Promise<void>;
}

/**
 * Starts the operator with play money on one port.
 *
 * @throws StartProblem with words for the person who started it
 */
export async function startSandbox(settings: Settings): Promise<Sandbox> {
  const unlock = settings.dataDir ? await lockFolder(settings.dataDir) : () => undefined;
  const { promise: app, resolve: answerWith } = deferred<Hono>();
  try {
    const securityLog = await openSecurityLog(settings.securityLog);
    const requestLog = await openRequestLog(settings.requestLog);
    const server = await listen(app, settings);
    const { operator, isUnchecked, close } = await openOperator(settings, securityLog.log);
    answerWith(
      createApp(operator, createServices(operator), {
        ...settings,
        names: [...settings.names, settings.host],
        logRequest: requestLog.log,
      }),
    );
    const stopSweeper = startSweeper(operator);
    const checked = isUnchecked ? checkLedgerInBackground(operator) : Promise.resolve();
    const stopChecks = startLedgerChecks(operator, settings.checkEveryMs);
    const stop = async () => {
      await server.close();
      await stopSweeper();
      await checked;
      await stopChecks();
      await close();
      await Promise.all([securityLog.close(), requestLog.close()]);
      unlock();
    };
    return { port: server.port, stop };
  } catch (error) {
    unlock();
    throw error;
  }
}

function deferred<Value>() {
  let settle: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: (value: Value) => settle(value) };
}

/** A server that accepts requests. */
interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/** Where to accept them. */
interface Place {
  readonly host: string;
  readonly port: number;
}

/**
 * Listens at once and holds requests until there is an app.
 *
 * @throws StartProblem when the port is taken or not allowed, or the address is not this machine's
 */
async function listen(app: Promise<Hono>, place: Place): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: async (request, environment) => (await app).fetch(request, environment),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, place)));
    server.listen(place.port, place.host, resolve);
  });
  return {
    port: portOf(server.address()) ?? place.port,
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

function explain(error: Error, { host, port }: Place): Error {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartProblem(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
  }
  if (code === 'EACCES') {
    return new StartProblem(`Port ${port} needs special rights. Choose another one: PORT=3000 npm start`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartProblem(`HOST=${host} is no address of this machine: set it to one, or leave it out.`);
  }
  return error;
}

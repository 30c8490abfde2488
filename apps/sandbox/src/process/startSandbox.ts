import type { Hono } from 'hono';
import { createApp } from '../http/app';
import { createServices } from '../services/createServices';
import { checkLedgerBehind } from './checkLedgerBehind';
import { listen } from './listen';
import { lockFolder } from './lockFolder';
import { openOperator } from './openOperator';
import type { Settings } from './Settings';
import { startSweeper } from './startSweeper';

/** A running sandbox. */
export interface Sandbox {
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
  const unlock = settings.dataDir ? lockFolder(settings.dataDir) : () => undefined;
  const { promise: app, resolve: answerWith } = deferred<Hono>();
  try {
    const server = await listen(app, settings.port);
    const { operator, isUnchecked, close } = await openOperator(settings);
    answerWith(createApp(operator, createServices(operator), settings));
    const stopSweeper = startSweeper(operator);
    const checked = isUnchecked ? checkLedgerBehind(operator) : Promise.resolve();
    const stop = async () => {
      await server.close();
      await stopSweeper();
      await checked;
      await close();
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

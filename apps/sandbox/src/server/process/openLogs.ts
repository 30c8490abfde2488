import { createWriteStream } from 'node:fs';
import type { SecurityLog } from '../../rules/Operator';
import type { RequestLog } from '../http/observe';
import { StartProblem } from './StartProblem';

const ownerOnly = 0o600;

/** An open log. */
interface OpenLog<Log> {
  readonly log: Log;
  close(): Promise<void>;
}

type WriteLine = (line: string) => void;

/**
 * Opens the security log: a line of JSON for each event.
 *
 * @param place `stderr`, `stdout`, `off`, or the path of a file that lines are added to
 * @throws StartProblem when the file cannot be opened
 */
export async function openSecurityLog(place: string): Promise<OpenLog<SecurityLog>> {
  const { log, close } = await openLog('SANDBOX_SECURITY_LOG', place);
  return {
    log: (event) => log(lineOf('security', event.outcome === 'ok' ? 'info' : 'warn', event)),
    close,
  };
}

const firstServerError = 500;

/** Opens the request log: a line of JSON for each answered request. Places are those of the security log. */
export async function openRequestLog(place: string): Promise<OpenLog<RequestLog>> {
  const { log, close } = await openLog('SANDBOX_REQUEST_LOG', place);
  return {
    log: (line) => log(lineOf('request', line.status >= firstServerError ? 'error' : 'info', line)),
    close,
  };
}

async function openLog(setting: string, place: string): Promise<OpenLog<WriteLine>> {
  const nothing = () => Promise.resolve();
  if (place === 'off') return { log: () => undefined, close: nothing };
  if (place === 'stderr') return { log: (line) => console.error(line), close: nothing };
  if (place === 'stdout') return { log: (line) => console.log(line), close: nothing };
  const file = createWriteStream(place, { flags: 'a', mode: ownerOnly });
  await new Promise<void>((resolve, reject) => {
    file.once('open', () => resolve());
    file.once('error', () =>
      reject(new StartProblem(`${setting}=${place} cannot be written: set it to another file.`)),
    );
  });
  file.on('error', () => console.error(`The log ${place} cannot be written any more.`));
  return {
    log: (line) => void file.write(`${line}\n`),
    close: () => new Promise((resolve) => file.end(() => resolve())),
  };
}

function lineOf(kind: string, level: string, content: object): string {
  return JSON.stringify({ time: new Date().toISOString(), level, kind, ...content });
}

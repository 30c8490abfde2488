import { createWriteStream } from 'node:fs';
import type { SecurityLog } from '../../rules/Operator';
import { StartProblem } from './StartProblem';

const ownerOnly = 0o600;

/** An open security log. */
interface OpenSecurityLog {
  readonly log: SecurityLog;
  close(): Promise<void>;
}

/**
 * Opens the security log: a line of JSON for each event.
 *
 * @param place `stderr`, `off`, or the path of a file that lines are added to
 * @throws StartProblem when the file cannot be opened
 */
export async function openSecurityLog(place: string): Promise<OpenSecurityLog> {
  const nothing = () => Promise.resolve();
  if (place === 'off') return { log: () => undefined, close: nothing };
  if (place === 'stderr') return { log: (event) => console.error(lineOf(event)), close: nothing };
  const file = createWriteStream(place, { flags: 'a', mode: ownerOnly });
  await new Promise<void>((resolve, reject) => {
    file.once('open', () => resolve());
    file.once('error', () =>
      reject(new StartProblem(`SANDBOX_SECURITY_LOG=${place} cannot be written: set it to another file.`)),
    );
  });
  file.on('error', () => console.error(`The security log ${place} cannot be written any more.`));
  return {
    log: (event) => void file.write(`${lineOf(event)}\n`),
    close: () => new Promise((resolve) => file.end(() => resolve())),
  };
}

function lineOf(event: Parameters<SecurityLog>[0]): string {
  const level = event.outcome === 'ok' ? 'info' : 'warn';
  return JSON.stringify({ time: new Date().toISOString(), level, kind: 'security', ...event });
}

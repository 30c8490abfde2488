import { join } from 'node:path';
import { StartProblem } from './StartProblem';
import type { Settings } from './Settings';

const defaultPort = 3000;
const largestPort = 65_535;

/**
 * Reads the settings from the environment and the command line: `PORT`, `DATABASE_URL`, `SANDBOX_DATA`,
 * `SANDBOX_CHECK`, `SANDBOX_CONTROLS`, `SANDBOX_FAILPOINTS`, `SANDBOX_SEED`, and `--memory`.
 *
 * @throws StartProblem when one of them cannot be read
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  { args, folder }: { readonly args: readonly string[]; readonly folder: string },
): Settings {
  const { DATABASE_URL: databaseUrl, SANDBOX_SEED: seed } = environment;
  const isInMemory = args.includes('--memory');
  return {
    port: readPort(environment['PORT']),
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(isInMemory || databaseUrl ? {} : { dataDir: environment['SANDBOX_DATA'] ?? join(folder, '.kislap') }),
    hasControls: (environment['SANDBOX_CONTROLS'] ?? 'on') !== 'off',
    isCheckedFirst: environment['SANDBOX_CHECK'] === 'first',
    failpoints: environment['SANDBOX_FAILPOINTS'] ?? '',
    ...(seed ? { randomSeed: Number(seed) } : {}),
  };
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return defaultPort;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= largestPort) return port;
  throw new StartProblem(`PORT is "${text}": set it to a number from 0 to ${largestPort}.`);
}

import { hostname } from 'node:os';
import { join } from 'node:path';
import { failpointForm, unreadableFailpoint } from '../../kernel/failpoints';
import { isLoopback } from '../../kernel/network';
import { usualPasswordCost } from '../../rules/players/passwordHash';
import { readTrustedProxies, type TrustedProxies } from '../http/clientAddress';
import help from './help.json';
import { type OperatorFile, readOperatorFile } from './operatorFile';
import { StartProblem } from './StartProblem';

const largestPort = 65_535;
const largestSeed = 2 ** 32 - 1;
const minuteMs = 60_000;
const yearMinutes = 525_600;

type Environment = Readonly<Record<string, string | undefined>>;

/** How this process is to run. */
export interface Settings {
  /** The address it listens on; other machines reach it by any that is no loopback. */
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The names it answers to, beside its own address and those of the loopback. */
  readonly names: readonly string[];
  /** Which proxies in front of it are believed when they tell who called. */
  readonly proxies: TrustedProxies;
  /** Where the embedded database and its lock lie; absent for one in memory. */
  readonly dataDir?: string;
  /** A PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl?: string;
  /**
   * Whether the control calls under `/__sandbox/` are mounted. Without them strangers may come: nothing is imitated.
   */
  readonly hasControls: boolean;
  /** Where text messages are written when there is no console to show them. */
  readonly smsFile?: string;
  /** Hashes what a person is known again by; that of demonstrations unless it is given. */
  readonly personKey?: string;
  /** Whether the whole ledger is checked before anything is answered, however large it is. */
  readonly isCheckedFirst: boolean;
  /** How often the rules of the ledger are checked while it runs. */
  readonly checkEveryMs: number;
  /** A session without activity for this long is locked. */
  readonly lockAfterMs: number;
  /** What the operator's own settings say, in place of the sandbox's. */
  readonly operatorFile?: OperatorFile;
  /** Moments at which a test ends the process. */
  readonly failpoints: string;
  /** Lets outcomes follow from a seed, for tests; a fresh one unless it is given. */
  readonly predictableGames?: { readonly seed?: number };
  /** Whether calls from this machine escape the limits by address, for tests. */
  readonly isLoopbackUncounted: boolean;
  /** Where security events go: `stderr`, `stdout`, `off`, or the path of a file. */
  readonly securityLog: string;
  /** Where a line about each request goes: `off`, `stdout`, `stderr`, or the path of a file. */
  readonly requestLog: string;
  /** What `/metrics` asks for as a bearer token. */
  readonly metricsToken?: string;
}

/**
 * Reads the settings from the environment (`HOST`, `PORT`, `DATABASE_URL` and the names that begin with `SANDBOX_`) and
 * the command line (`--memory`, `--predictable-games`).
 *
 * @throws StartProblem when one of them cannot be read, or is not fit for a place that strangers reach
 */
export function readSettings(
  environment: Environment,
  { args, folder }: { readonly args: readonly string[]; readonly folder: string },
): Settings {
  const {
    DATABASE_URL: databaseUrl,
    SANDBOX_SMS_FILE: smsFile,
    SANDBOX_METRICS_TOKEN: metricsToken,
    SANDBOX_OPERATOR: operatorFile,
  } = environment;
  checkFlags(args);
  const isInMemory = args.includes('--memory');
  const predictableGames = readPredictableGames(environment, args);
  const settings = {
    host: readHost(environment['HOST']),
    port: readWhole(environment, 'PORT', { usual: 3000, least: 0, most: largestPort }),
    names: listOf(environment['SANDBOX_NAMES']).map((name) => name.toLowerCase()),
    proxies: readProxies(environment['SANDBOX_PROXIES']),
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(isInMemory || databaseUrl ? {} : { dataDir: environment['SANDBOX_DATA'] ?? join(folder, '.kislap') }),
    hasControls: (environment['SANDBOX_CONTROLS'] ?? 'on') !== 'off',
    ...(smsFile ? { smsFile } : {}),
    ...readPersonKey(environment['SANDBOX_PERSON_KEY']),
    isCheckedFirst: environment['SANDBOX_CHECK'] === 'first',
    checkEveryMs: minuteMs * readMinutes(environment, 'SANDBOX_CHECK_MINUTES', 15),
    lockAfterMs: minuteMs * readMinutes(environment, 'SANDBOX_IDLE_MINUTES', 30),
    ...(operatorFile ? { operatorFile: readOperatorFile(operatorFile) } : {}),
    failpoints: readFailpointsText(environment['SANDBOX_FAILPOINTS']),
    ...(predictableGames ? { predictableGames } : {}),
    isLoopbackUncounted: readUncounted(environment['SANDBOX_UNCOUNTED']),
    securityLog: environment['SANDBOX_SECURITY_LOG'] || 'stderr',
    requestLog: environment['SANDBOX_REQUEST_LOG'] || 'off',
    ...(metricsToken ? { metricsToken } : {}),
  };
  checkPublic(settings, environment);
  return settings;
}

const flags = Object.keys(help.flags);

/** A misspelt flag would be passed over, and the sandbox would not be what was asked for. */
function checkFlags(args: readonly string[]): void {
  const unknown = args.find((arg) => !flags.includes(arg));
  if (unknown === undefined) return;
  throw new StartProblem(`${unknown} is no flag of the sandbox. Allowed: ${flags.join(', ')}.`);
}

/** Some shells set `HOST` to the machine's name: that is no request to listen on it. */
function readHost(text: string | undefined): string {
  return text === undefined || text === '' || text === hostname() ? '127.0.0.1' : text;
}

function listOf(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readMinutes(environment: Environment, name: string, usual: number): number {
  return readWhole(environment, name, { usual, least: 1, most: yearMinutes });
}

function readWhole(
  environment: Environment,
  name: string,
  { usual, least, most }: { readonly usual: number; readonly least: number; readonly most: number },
): number {
  const text = environment[name];
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new StartProblem(`${name} is "${text}": set it to a number from ${least} to ${most}.`);
}

function readProxies(text: string | undefined) {
  const proxies = readTrustedProxies(text ?? '');
  if (proxies) return proxies;
  throw new StartProblem(
    `SANDBOX_PROXIES is "${text}": set it to how many proxies stand in front (1), or to their addresses (10.0.0.0/8,::1).`,
  );
}

/** `SANDBOX_SEED` needs `--predictable-games`, so that predictable outcomes are always asked for. */
function readPredictableGames(environment: Environment, args: readonly string[]) {
  const seed = environment['SANDBOX_SEED'] ?? '';
  if (!args.includes('--predictable-games')) {
    if (seed === '') return undefined;
    throw new StartProblem(
      'SANDBOX_SEED makes every outcome predictable: add --predictable-games for a test, or leave it out.',
    );
  }
  if (seed === '') return {};
  return { seed: readWhole(environment, 'SANDBOX_SEED', { usual: 0, least: 0, most: largestSeed }) };
}

function readFailpointsText(text = ''): string {
  const unreadable = unreadableFailpoint(text);
  if (unreadable === undefined) return text;
  throw new StartProblem(`SANDBOX_FAILPOINTS has "${unreadable}": write ${failpointForm}.`);
}

const shortestKey = 32;

function readPersonKey(text = ''): { readonly personKey?: string } {
  if (text === '') return {};
  if (text.length >= shortestKey) return { personKey: text };
  throw new StartProblem(
    `SANDBOX_PERSON_KEY has ${text.length} characters: set it to at least ${shortestKey} random ones, and keep it.`,
  );
}

function readUncounted(text: string | undefined): boolean {
  if (text === undefined || text === '') return false;
  if (text === 'loopback') return true;
  throw new StartProblem(`SANDBOX_UNCOUNTED is "${text}": set it to loopback for tests, or leave it out.`);
}

/**
 * Refuses settings for tests, demo accounts and imitations in a sandbox that other machines reach or that has no
 * console.
 *
 * @throws StartProblem with the setting to change
 */
function checkPublic(settings: Settings, environment: Readonly<Record<string, string | undefined>>): void {
  const isOwnMachine = isLoopback(settings.host);
  if (isOwnMachine && settings.hasControls) return;
  if (settings.hasControls) {
    throw new StartProblem(
      `HOST=${settings.host} lets other machines in, and the control calls change any balance: set SANDBOX_CONTROLS=off, or leave HOST out.`,
    );
  }
  const place = 'Without its console';
  if (settings.smsFile === undefined) {
    throw new StartProblem(
      `${place} nobody could read a code: set SANDBOX_SMS_FILE to a file that text messages are written to.`,
    );
  }
  if (!isOwnMachine && settings.names.length === 0) {
    throw new StartProblem(
      `HOST=${settings.host} lets other machines in: set SANDBOX_NAMES to the names it is reached by, such as play.example.com.`,
    );
  }
  if (settings.personKey === undefined) {
    throw new StartProblem(
      `${place} strangers come, and the usual key of what persons are known by is no secret: set SANDBOX_PERSON_KEY to ${shortestKey} random characters or more, and keep it.`,
    );
  }
  const forTests = [
    settings.predictableGames && '--predictable-games',
    settings.isLoopbackUncounted && 'SANDBOX_UNCOUNTED',
    settings.failpoints !== '' && 'SANDBOX_FAILPOINTS',
    settings.securityLog === 'off' && 'SANDBOX_SECURITY_LOG=off',
    Number(environment['SANDBOX_PASSWORD_COST'] ?? usualPasswordCost) < usualPasswordCost &&
      'SANDBOX_PASSWORD_COST',
  ].find((name) => typeof name === 'string');
  if (forTests) {
    throw new StartProblem(`${forTests} is for tests alone: leave it out where SANDBOX_CONTROLS is off.`);
  }
}

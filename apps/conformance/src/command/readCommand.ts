import { parseArgs } from 'node:util';
import { calls } from '@kislap/api/registry';
import { registry } from '../checks/registry';
import { covers, type Permission, type Settings } from '../context/Settings';
import { narrowTo, type Profile, profiles } from '../profiles/profiles';

/** What the command line asks for. */
export type Command =
  | { readonly does: 'help' }
  | { readonly does: 'list'; readonly as: 'text' | 'markdown' }
  | { readonly does: 'run'; readonly settings: Settings; readonly output: Output }
  /** `settings` where the server is asked again. */
  | { readonly does: 'verify'; readonly file: string; readonly settings: Settings | undefined };

/** Where the findings go. */
interface Output {
  /** JSON instead of the table. */
  readonly isJson: boolean;
  /** A file for JUnit XML, if one is wanted. */
  readonly junit: string | undefined;
  /** Whether warnings fail the run too. */
  readonly isStrict: boolean;
  /** What the run is of, if it is of a part of the contract. */
  readonly profile: Profile | undefined;
  /** A file for its result, to show to others. */
  readonly result: string | undefined;
}

/** Options that make no sense. Its message is for whoever typed them. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem';
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  base: text,
  pay: text,
  phone: text,
  password: text,
  token: text,
  'other-phone': text,
  'other-password': text,
  'other-token': text,
  write: text,
  only: text,
  origin: text,
  clock: text,
  'max-ms': text,
  samples: text,
  pages: text,
  timeout: text,
  json: flag,
  junit: text,
  strict: flag,
  profile: text,
  result: text,
  verify: text,
  list: flag,
  markdown: flag,
  help: flag,
} as const;

/**
 * Reads the command line; secrets may also stand in `KISLAP_PHONE`, `KISLAP_PASSWORD`, `KISLAP_TOKEN` and the same with
 * `KISLAP_OTHER_`.
 *
 * @throws UsageProblem
 */
export function readCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Command {
  const given = parse(args.map((arg) => (arg === '--write' ? '--write=state' : arg)));
  if (given.help === true) return { does: 'help' };
  if (given.list === true) return { does: 'list', as: given.markdown === true ? 'markdown' : 'text' };
  const profile = profileOf(given.profile);
  if (given.only !== undefined && profile !== undefined)
    throw new UsageProblem('--only and --profile both narrow a run: give one of them.');
  if (given.result !== undefined && profile === undefined)
    throw new UsageProblem('--result is of a profile: give --profile too.');
  const address = given.base ?? environment['KISLAP_BASE'];
  if (given.verify !== undefined && address === undefined)
    return { does: 'verify', file: given.verify, settings: undefined };
  const base = addressOf('--base', address);
  const permission = permissionOf(given.write);
  const settings: Settings = {
    base,
    payBase: given.pay === undefined ? base : addressOf('--pay', given.pay),
    account: {
      phone: given.phone ?? environment['KISLAP_PHONE'],
      password: given.password ?? environment['KISLAP_PASSWORD'],
      token: given.token ?? environment['KISLAP_TOKEN'],
    },
    other: {
      phone: given['other-phone'] ?? environment['KISLAP_OTHER_PHONE'],
      password: given['other-password'] ?? environment['KISLAP_OTHER_PASSWORD'],
      token: given['other-token'] ?? environment['KISLAP_OTHER_TOKEN'],
    },
    permission,
    only: profile === undefined ? namesOf(given.only) : narrowTo(profile),
    origin: given.origin,
    clockPath: given.clock,
    maxMs: readNumber('--max-ms', given['max-ms'], 1000),
    samples: readNumber('--samples', given.samples, 5),
    pages: readNumber('--pages', given.pages, 6),
    timeoutMs: readNumber('--timeout', given.timeout, 10_000),
  };
  if (given.verify !== undefined) return { does: 'verify', file: given.verify, settings };
  checkPermission(profile, permission);
  const output = {
    isJson: given.json === true,
    junit: given.junit,
    isStrict: given.strict === true,
    profile,
    result: given.result,
  };
  return { does: 'run', settings, output };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [what = ''] = (error instanceof Error ? error.message : String(error)).split(/\.(?:\s|$)/);
    throw new UsageProblem(`${what}. It knows: --${Object.keys(options).join(', --')}.`);
  }
}

function addressOf(option: string, given: string | undefined): string {
  if (given === undefined)
    throw new UsageProblem(`${option} is missing: the address of the server to check.`);
  const address = URL.canParse(given) ? new URL(given) : undefined;
  if (address?.protocol !== 'http:' && address?.protocol !== 'https:') {
    throw new UsageProblem(`${option} is no http address: ${given}`);
  }
  return `${address.origin}${address.pathname}`.replace(/\/+$/, '');
}

function permissionOf(given: string | undefined): Permission {
  if (given === undefined) return 'read';
  if (given === 'state') return 'write';
  if (given === 'money' || given === 'away') return given;
  throw new UsageProblem(`--write takes nothing, "money" or "away", not "${given}".`);
}

function profileOf(given: string | undefined): Profile | undefined {
  if (given === undefined) return undefined;
  const found = profiles.find(({ id }) => id === given);
  if (found !== undefined) return found;
  throw new UsageProblem(
    `--profile does not know "${given}". There are ${profiles.map(({ id }) => id).join(', ')}.`,
  );
}

const allowing = {
  read: '',
  write: '--write',
  money: '--write=money',
  away: '--write=away',
} as const;

/** A profile that changes something has to be allowed to, in so many words. */
function checkPermission(profile: Profile | undefined, permission: Permission): void {
  if (profile === undefined || covers(permission, profile.permission)) return;
  throw new UsageProblem(
    `The profile ${profile.id} has to be allowed ${allowing[profile.permission]}: take an account that you throw away.`,
  );
}

function namesOf(given: string | undefined): readonly string[] {
  const names = (given ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const known = new Set(registry.flatMap(({ id, checks }) => [id, ...checks.map((check) => check.id)]));
  const unknown = names.find((name) => !known.has(name) && !(name in calls));
  if (unknown !== undefined) {
    throw new UsageProblem(`--only does not know "${unknown}": see --list for checks, or name a call.`);
  }
  return names;
}

/**
 * A whole number above zero from the command line.
 *
 * @throws UsageProblem
 */
function readNumber(option: string, given: string | undefined, usual: number): number {
  if (given === undefined) return usual;
  const number = Number(given);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new UsageProblem(`${option} takes a whole number above zero, not "${given}".`);
}

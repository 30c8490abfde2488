import type { Api } from './Api';
import type { ApiConfig } from './ApiConfig';
import type { CallOptions } from './CallOptions';
import { isUnexpectedError } from './errors';
import { newIdempotencyKey } from './newIdempotencyKey';
import type { SignStrategy } from './signPayments';
import { timeouts } from './timeouts';

/** Fetched with the first payment. */
const signLate: SignStrategy = async (parts) => {
  const { signWithSha256 } = await import('./signPayments');
  return signWithSha256(parts);
};

const defaults: ApiConfig = {
  bases: { main: '', payment: '' },
  getToken: () => undefined,
  getLocale: () => 'en',
  onSessionEnded: () => undefined,
  onLocked: () => undefined,
  onMaintenance: () => undefined,
  onUnreadable: () => undefined,
  onReach: () => undefined,
  onUnexpectedError: () => undefined,
  sign: signLate,
  now: () => Date.now(),
  newKey: newIdempotencyKey,
  timeouts,
  asksTogether: false,
  takeAhead: () => undefined,
};

const nothingTold = (): Api['told'] => ({ aheadMs: 0, answers: 0, listeners: new Set() });

const noAdapter = () => undefined;

/** What the calls use that are given no `api`. */
let ownApi: Api = { ...defaults, told: nothingTold() };

/** The API that `options` name; without one, that which `configureApi` sets. */
export function apiOf(options?: Pick<CallOptions, 'api'>): Api {
  return options?.api ?? ownApi;
}

/**
 * An API of its own beside that of `configureApi`: for a server or a script that acts for several players, or a page
 * that speaks to two operators. Calls that are given it as `api` use its token, its settings and its clock.
 *
 * @throws TypeError for a setting that does not exist or is of another kind; a build for production does not look
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * const api = createApi({ adapter: operator.adapter, getToken: () => 'the first player’s' });
 * (await getPlayer({ api })).nickname; // => 'Ligaya'
 */
export function createApi(config: Partial<ApiConfig> = {}): Api {
  return { ...settled('createApi', config), told: nothingTold() };
}

/**
 * Sets how the operator is reached. What is left out keeps its default, not an earlier value.
 *
 * @throws TypeError for a setting that does not exist or is of another kind; a build for production does not look
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getHotGames()).length; // => 1
 */
export function configureApi(config: Partial<ApiConfig>): void {
  ownApi = { ...settled('configureApi', config), told: ownApi.told };
}

/** Settings with their defaults. @param by who asks, for the words of a refusal */
function settled(by: string, config: Partial<ApiConfig>): ApiConfig {
  if (process.env.NODE_ENV !== 'production') {
    refuseSettings(by, config, { ...defaults, adapter: noAdapter });
    if (config.bases) refuseBases(by, config.bases);
  }
  return { ...defaults, ...config };
}

/** Settings by their names. */
type Settings = Readonly<Record<string, unknown>>;

const refused = (by: string, what: string, given: unknown, wanted: string) =>
  new TypeError(
    `${by}: ${what} is ${given === null ? 'null' : typeof given}. No call would do what it should; give ${wanted}.`,
  );

/**
 * Looks at settings as plain JavaScript may give them: one that does not exist would be heard by nobody, and one of
 * another kind would fail in the middle of a call.
 *
 * @param known the settings that exist, each with a value of its kind
 * @throws TypeError that says which one, what was given and what to give
 */
function refuseSettings(by: string, given: unknown, known: Settings): void {
  if (typeof given !== 'object' || given === null) throw refused(by, 'what it is given', given, 'an object');
  for (const [name, value] of Object.entries(given)) {
    const wanted = known[name];
    if (wanted === undefined) {
      throw new TypeError(
        `${by}: there is no setting ${name}. Nobody would hear of it; give some of ` +
          `${Object.keys(known).join(', ')}.`,
      );
    }
    const isLeftOut = name === 'adapter' && value === undefined;
    if ((typeof value !== typeof wanted || value === null) && !isLeftOut) {
      throw refused(by, name, value, `a value of type ${typeof wanted}`);
    }
  }
}

/** Not by `URL.canParse`: browsers of 2023 and the pages that tests imitate do not have it. */
function isAddress(text: string): boolean {
  try {
    return new URL(text).host !== '';
  } catch {
    return false;
  }
}

/** With a scheme that calls travel by, or relative to the page in a way that nobody takes for the name of a host. */
const isBase = (base: unknown): boolean =>
  typeof base === 'string' &&
  (/^($|\/|\.\.?\/)/.test(base) || (/^https?:\/\//i.test(base) && isAddress(base)));

/** Looks where calls would go. @throws TypeError that names the service whose address is none */
function refuseBases(by: string, bases: Settings): void {
  for (const name of Object.keys(defaults.bases)) {
    const base = bases[name];
    if (isBase(base)) continue;
    const given = typeof base === 'string' ? `'${base}'` : base === null ? 'null' : typeof base;
    throw new TypeError(
      `${by}: bases.${name} is ${given}. No call would arrive; give an origin such as 'https://api.example', ` +
        "'' for the page's own, or a path of it that begins with a slash.",
    );
  }
}

/** Tells the app of a failure by mistake that is not thrown to it, or that a screen only shows. */
export function reportUnexpected(error: unknown, options?: Pick<CallOptions, 'api'>): void {
  if (isUnexpectedError(error)) apiOf(options).onUnexpectedError(error);
}

import type { Locale } from '@kislap/domain';
import type { AxiosAdapter } from 'axios';
import { isUnexpectedError } from './errors';
import { newIdempotencyKey } from './newIdempotencyKey';
import type { SignStrategy } from './signPayments';
import { type Timeouts, timeouts } from './timeouts';

/**
 * What the app tells this package once, at start.
 *
 * @example
 * const config: Partial<ApiConfig> = { bases: { main: 'https://api.example', payment: 'https://pay.example' } };
 * configureApi(config); // => undefined
 */
export interface ApiConfig {
  /** Origins of the two services, without a slash at the end; '' is the page's own origin. */
  readonly bases: { readonly main: string; readonly payment: string };
  readonly getToken: () => string | undefined;
  readonly getLocale: () => Locale;
  readonly onSessionEnded: (event: SessionReport) => void;
  /** The operator wants proof of who is there before it answers calls of this session again. */
  readonly onLocked: (event: SessionReport) => void;
  readonly onMaintenance: (event: MaintenanceReport) => void;
  /** Hears of each part of an answer that was left out because it cannot be read, each time it comes. */
  readonly onUnreadable: (event: UnreadableReport) => void;
  /**
   * Hears after each attempt whether the operator answers; a call that is late beside others that came tells nothing.
   */
  readonly onReach: (isAnswered: boolean) => void;
  /**
   * Hears of what failed by a mistake (in the program, or in the operator's answer) where nothing is thrown to the app.
   */
  readonly onUnexpectedError: (error: unknown) => void;
  /** How payments are signed; operators differ. */
  readonly sign: SignStrategy;
  /** The device clock in epoch milliseconds. */
  readonly now: () => number;
  /** Makes an idempotency key. */
  readonly newKey: () => string;
  readonly timeouts: Timeouts;
  /** Replaces the network, for stories and tests. */
  readonly adapter?: AxiosAdapter | undefined;
}

/**
 * The operator answered that a session is over, or locked. `token` is the one the request was sent with: an answer for
 * an older token says nothing about a newer session.
 *
 * @example
 * const report: SessionReport = { call: 'getUserInfo', token: undefined, message: 'Log in again' };
 * report.call === playerKey(7)[0]; // => true
 */
export interface SessionReport {
  readonly call: string;
  readonly token: string | undefined;
  /** The operator's text for the player; may be ''. */
  readonly message: string;
}

/**
 * The main API answered that it is under maintenance.
 *
 * @example
 * const report: MaintenanceReport = { call: 'urlConfig', token: undefined, message: '', until: 1_700_000_000 };
 * report.until; // => 1_700_000_000
 */
export interface MaintenanceReport extends SessionReport {
  /** When it is planned to end, in epoch seconds as the operator sent it; missing or 0 when it told none. */
  readonly until: number | undefined;
}

/**
 * A part of an answer that could not be read. It was left out, so that the rest can be used.
 *
 * @example
 * const report: UnreadableReport = { call: 'getPayGift', place: 'activity_content of 23, step 2' };
 * report.call === depositGiftsKey(7)[0]; // => true
 */
export interface UnreadableReport {
  readonly call: string;
  /** Where it stands, by the wire's names; never what stood there. */
  readonly place: string;
}

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
};

const noAdapter = () => undefined;

let current = defaults;

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
  if (process.env.NODE_ENV !== 'production') refuseSettings(config, { ...defaults, adapter: noAdapter });
  current = { ...defaults, ...config };
}

/** The configuration in force. */
export function apiConfig(): ApiConfig {
  return current;
}

/** Settings by their names. */
type Settings = Readonly<Record<string, unknown>>;

const refused = (what: string, given: unknown, wanted: string) =>
  new TypeError(
    `configureApi: ${what} is ${given === null ? 'null' : typeof given}. No call would do what it should; give ${wanted}.`,
  );

/**
 * Looks at settings as plain JavaScript may give them: one that does not exist would be heard by nobody, and one of
 * another kind would fail in the middle of a call.
 *
 * @param known the settings that exist, each with a value of its kind
 * @throws TypeError that says which one, what was given and what to give
 */
function refuseSettings(given: unknown, known: Settings): void {
  if (typeof given !== 'object' || given === null) throw refused('what it is given', given, 'an object');
  for (const [name, value] of Object.entries(given)) {
    const wanted = known[name];
    if (wanted === undefined) {
      throw new TypeError(
        `configureApi: there is no setting ${name}. Nobody would hear of it; give some of ` +
          `${Object.keys(known).join(', ')}.`,
      );
    }
    const isLeftOut = name === 'adapter' && value === undefined;
    if ((typeof value !== typeof wanted || value === null) && !isLeftOut) {
      throw refused(name, value, `a value of type ${typeof wanted}`);
    }
  }
}

/** Tells the app of a failure by mistake that is not thrown to it, or that a screen only shows. */
export function reportUnexpected(error: unknown): void {
  if (isUnexpectedError(error)) apiConfig().onUnexpectedError(error);
}

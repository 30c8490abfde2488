import type { LanguageCode } from '@kislap/domain';
import type { AxiosAdapter } from 'axios';
import type { CallContract } from '../contract/call';
import type { SignStrategy } from './signPayments';
import type { Timeouts } from './timeouts';

/**
 * What the app tells this package once, at start.
 *
 * @example
 * const config: Partial<ApiConfig> = { bases: { main: 'https://api.example', payment: 'https://pay.example' } };
 * configureApi(config); // => undefined
 */
export interface ApiConfig {
  /** Origins of the two services, without a slash at the end; '' is the page's own origin, '/path' a part of it. */
  readonly bases: { readonly main: string; readonly payment: string };
  readonly getToken: () => string | undefined;
  readonly getLocale: () => LanguageCode;
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
  /**
   * Whether the operator answers `askTogether`: reads that are asked in the same turn then travel in one request. Off by
   * default, and given up for good when the operator refuses it.
   */
  readonly asksTogether: boolean;
  /**
   * Takes over what was asked before this code was there, such as by the page that fetches it. Asked with every call and
   * the token that it would be sent with; a promise is taken for the answer to its first attempt, if it has another, and
   * one of nothing means that there was none: then the call is sent as ever.
   */
  readonly takeAhead: (
    call: Pick<CallContract, 'name' | 'effect'>,
    token: string | undefined,
  ) => Promise<AheadReply | undefined> | undefined;
  /** Replaces the network, for stories and tests. */
  readonly adapter?: AxiosAdapter | undefined;
}

/**
 * An answer as it came to whoever asked ahead of the client.
 *
 * @example
 * const reply: AheadReply = { status: 200, retryAfter: null, text: '{"code":200,"msg":"","data":{"Score":1234500}}' };
 * configureApi({ takeAhead: ({ name }) => (name === 'getUserScore' ? Promise.resolve(reply) : undefined) });
 * await getBalance(); // => 1_234_500
 */
export interface AheadReply {
  readonly status: number;
  /** The header `Retry-After`. */
  readonly retryAfter: string | null;
  readonly text: string;
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

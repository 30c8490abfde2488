import * as v from 'valibot';
import { emptyRequest, nothing, readCall, writeCall } from './call';
import { accountNeed } from './accountNeed';
import { epoch, looseFlag, looseInteger } from './loose/numbers';
import { boundedText, looseText } from './loose/texts';
import { maybe } from './loose/optional';
import { peso } from './loose/amounts';
import { trackedRequest } from './tracking';
import { askedFlag, askedInteger } from './loose/requests';

/** A random id that the device has made up for itself and keeps; it is no fingerprint. */
const deviceId = {
  /** A random id of the device, by which a person who is away is known again. */
  deviceId: maybe(boundedText(64)),
};

/** A session that was opened; `gift` in pesos is what a new account is welcomed with. */
const openedSession = v.object({
  /** Proves the session; sent as a Bearer token. */
  token: v.pipe(looseText, v.minLength(1)),
  /** The number of the player. */
  UserID: looseInteger,
  /**
   * The account was opened by this.
   *
   * @optional
   */
  isNew: looseFlag,
  /** When the player was here before, in epoch seconds. */
  LastLoginTime: maybe(epoch),
  /** What a new account is welcomed with, in pesos. */
  gift: maybe(peso),
  /** What the account still lacks, when it lacks something: see `completeAccount`. */
  need: maybe(accountNeed),
});

/**
 * Opens a session by password or by SMS code. `account` is a phone or a user id. Who is on a break, excluded, or away with
 * another account (`kind` `register`) is refused with 1007 once that is proven, with `until`, `kind` and `payout`: a token
 * for the calls that take money out, good for 30 minutes after the last act.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(loginCall.request, { account: '639170000002', code: '123456', type: '2' }).type; // => 2
 * parse(loginCall.response, { token: 't', UserID: '7', isNew: 'false' }).isNew; // => 0
 */
export const loginCall = writeCall('login', {
  group: 'accounts',
  kind: 'E',
  auth: 'bare',
  refusals: ['wrongCredentials', 'wrongCode', 'locked', 'accountSuspended'],
  request: trackedRequest({
    /** A phone in any of its spellings, or the number of the player. */
    account: boundedText(30),
    /** The password, for `type` 1. */
    password: maybe(boundedText(64)),
    /** The SMS code, for `type` 2. */
    code: maybe(boundedText(10)),
    /** 1 password, 2 SMS code. */
    type: maybe(v.pipe(askedInteger, v.picklist([1, 2]))),
    /** What the device calls itself. */
    device: maybe(boundedText(100)),
    ...deviceId,
  }),
  response: openedSession,
});

/**
 * Opens a session by an account at another service; an unknown one becomes a new player. Who is away is refused as in
 * `login`.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(thirdLoginCall.request, { type: 'google', openid: 'g-1' }).type; // => 'google'
 */
export const thirdLoginCall = writeCall('thirdLogin', {
  group: 'accounts',
  kind: 'E',
  auth: 'open',
  refusals: ['wrongCredentials', 'locked', 'accountSuspended', 'switchedOff'],
  request: trackedRequest({
    /** The other service. */
    type: v.picklist(['google', 'facebook', 'telegram']),
    /** The number of the person at the other service. */
    openid: boundedText(200),
    /** What the other service proves the person with. */
    token: maybe(boundedText(4000)),
    /** The name at the other service. */
    nick: maybe(boundedText(60)),
    ...deviceId,
  }),
  response: openedSession,
});

/**
 * Opens an account by phone and SMS code, and its first session. A repeat opens another one, if the account still
 * lets anybody in by that password. `birthday` is YYYY-MM-DD; `agree` must be set. For a person who is away with another
 * account none is opened: 1007 with `kind` `register`.
 *
 * @example
 * import { parse } from 'valibot';
 * registerCall.effect; // => 'write'
 * parse(registerCall.response, { token: 't', UserID: 8, isNew: 1, gift: '8.8' }).gift; // => 8.8
 */
export const registerCall = writeCall('register', {
  group: 'accounts',
  kind: 'E',
  auth: 'bare',
  refusals: [
    'wrongCredentials',
    'phoneTaken',
    'wrongCode',
    'locked',
    'accountSuspended',
    'underAge',
    'weakPassword',
    'passwordsDiffer',
    'nationalListUnknown',
  ],
  request: trackedRequest({
    /** With area code, 639 and nine digits. */
    phone: boundedText(20),
    /** The SMS code. */
    code: boundedText(10),
    /** 8 to 64 characters with a letter and a digit. One that everybody guesses is refused with 1017. */
    password: boundedText(64),
    /** The password again. */
    password1: boundedText(64),
    /** YYYY-MM-DD; 21 years ago or more, by the day in Manila. */
    birthday: v.pipe(v.string(), v.isoDate()),
    /** The terms are agreed to; must be 1. */
    agree: askedFlag,
    ...deviceId,
  }),
  response: openedSession,
});

/**
 * Ends the session of the token. An unknown token is fine too, so that logging out never fails.
 *
 * @example
 * loginOutCall.path; // => '/api/web/loginOut'
 * loginOutCall.effect; // => 'write'
 */
export const loginOutCall = writeCall('loginOut', {
  group: 'accounts',
  kind: 'I',
  auth: 'open',
  request: emptyRequest,
  response: nothing,
});

/**
 * The online ping. With `act` 1 (the device was touched since the last one) the session lives on; a locked one
 * stays locked. Only that it is answered counts, whatever `state` says; `check` 1 says that a reality check is due.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getStateCall.request, { type: '1', userId: '7' }); // => { type: 1, userId: 7 }
 * parse(getStateCall.request, { type: 1, userId: 7, act: 'true' }).act; // => 1
 */
export const getStateCall = readCall('getState', {
  group: 'accounts',
  kind: 'I',
  whileLocked: true,
  whileAway: true,
  request: v.object({
    /** 1. */
    type: askedInteger,
    /** The player of the session. */
    userId: askedInteger,
    /**
     * 1 when the device was touched since the last ping: the session lives on. Without it a ping keeps nothing alive.
     */
    act: maybe(askedFlag),
  }),
  response: maybe(
    v.object({
      /**
       * 1.
       *
       * @owed
       */
      state: maybe(looseInteger),
      /** 1 when a reality check is due. */
      check: maybe(looseFlag),
    }),
  ),
  isSentOnce: true,
});

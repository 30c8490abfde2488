import * as v from 'valibot';
import { emptyRequest, nothing, readCall, writeCall } from './call';
import { epoch, looseFlag } from './loose/numbers';
import { boundedText, looseText, textOrEmpty } from './loose/texts';
import { maybe } from './loose/optional';
import { mostRows, tolerantListOf } from './loose/lists';
import { askedFlag } from './loose/requests';

/**
 * Sets a new password by the old one. Every other session ends.
 *
 * @example
 * import { parse } from 'valibot';
 * const request = { old: 'mabuhay2025', password: 'mabuhay2026', password1: 'mabuhay2026' };
 * parse(changePwdCall.request, request); // => request
 */
export const changePwdCall = writeCall('changePwd', {
  group: 'protection',
  kind: 'E',
  whileIncomplete: true,
  refusals: ['wrongCredentials', 'locked', 'notEligible', 'weakPassword', 'passwordsDiffer'],
  request: v.object({
    /** The old password. */
    old: boundedText(64),
    /** 8 to 64 characters with a letter and a digit. One that everybody guesses is refused with 1017. */
    password: boundedText(64),
    /** The password again. */
    password1: boundedText(64),
  }),
  response: nothing,
});

/**
 * A device that is logged in. `ip` comes with its end covered; `last` and `prev` (the login before the one that opened
 * this session) are epoch seconds; `here` marks the session that asks.
 */
const deviceSession = v.object({
  /** Its number. */
  id: looseText,
  /** What the device calls itself. */
  device: textOrEmpty,
  /** The address, its end covered. */
  ip: textOrEmpty,
  /** When it was used last, in epoch seconds. */
  last: epoch,
  /** The login before, in epoch seconds. */
  prev: maybe(epoch),
  /** Marks the session that asks. */
  here: looseFlag,
});

/**
 * A device that is signed in.
 *
 * @example
 * import { parse } from 'valibot';
 * const rows: readonly WireSession[] = parse(sessionsCall.response, [{ id: 'a1', last: 1767196800, here: 'true' }]);
 * rows[0]?.here; // => 1
 */
export type WireSession = v.InferOutput<typeof deviceSession>;

/**
 * Lists the devices that are logged in.
 *
 * @example
 * sessionsCall.path; // => '/api/web/sessions'
 * sessionsCall.effect; // => 'read'
 */
export const sessionsCall = readCall('sessions', {
  group: 'protection',
  request: emptyRequest,
  response: tolerantListOf(deviceSession, mostRows.cards),
});

/**
 * Ends one session, or all others.
 *
 * @example
 * import { parse } from 'valibot';
 * const request = { id: 'b2' };
 * parse(endSessionCall.request, request); // => request
 */
export const endSessionCall = writeCall('endSession', {
  group: 'protection',
  kind: 'I',
  refusals: ['notFound'],
  request: v.object({
    /** The id of a session, or `others`. */
    id: boundedText(64),
  }),
  response: nothing,
});

/** What the player agrees to; a purpose that is left out is not agreed to. */
const consents = v.object({
  /** Whether advertisers may be told. */
  marketing: looseFlag,
  /** Whether use may be measured. */
  analytics: looseFlag,
});

/**
 * Keeps what the player agrees to.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(consentCall.request, { marketing: '0', analytics: 'true' }); // => { marketing: 0, analytics: 1 }
 */
export const consentCall = writeCall('consent', {
  group: 'protection',
  kind: 'I',
  request: v.object({
    /** Whether advertisers may be told. */
    marketing: askedFlag,
    /** Whether use may be measured. */
    analytics: askedFlag,
  }),
  response: nothing,
});

/**
 * Tells what the player agrees to.
 *
 * @example
 * consentInfoCall.path; // => '/api/web/consentInfo'
 * consentInfoCall.effect; // => 'read'
 */
export const consentInfoCall = readCall('consentInfo', {
  group: 'protection',
  request: emptyRequest,
  response: consents,
});

/**
 * Prepares the data of the player under an address that works once.
 *
 * @example
 * exportMeCall.path; // => '/api/web/exportMe'
 * exportMeCall.effect; // => 'write'
 */
export const exportMeCall = writeCall('exportMe', {
  group: 'protection',
  kind: 'I',
  whileAway: true,
  request: emptyRequest,
  response: v.object({
    /** Where the data is, for ten minutes and once. */
    url: v.pipe(looseText, v.minLength(1)),
  }),
});

/**
 * Closes the account for good. Every session ends.
 *
 * @example
 * import { parse } from 'valibot';
 * const request = { password: 'mabuhay2026' };
 * parse(closeAccountCall.request, request); // => request
 */
export const closeAccountCall = writeCall('closeAccount', {
  group: 'protection',
  kind: 'E',
  refusals: ['wrongCredentials', 'locked', 'notEligible'],
  whileAway: true,
  request: v.object({
    /** The password. */
    password: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
    /** Why, if the player says so. */
    reason: maybe(boundedText(500)),
  }),
  response: nothing,
});

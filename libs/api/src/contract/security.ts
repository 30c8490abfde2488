import * as v from 'valibot';
import { emptyRequest } from './emptyRequest';
import { boundedText } from './loose/boundedText';
import { looseFlag } from './loose/looseFlag';
import { looseInteger } from './loose/looseInteger';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { textOrEmpty } from './loose/textOrEmpty';
import { tolerantListOf } from './loose/tolerantListOf';
import { nothing } from './nothing';
import { readCall } from './readCall';
import { writeCall } from './writeCall';

/**
 * Sets a new password by the old one. Every other session of the account ends.
 *
 * @example
 * import { parse } from 'valibot';
 * const request = { old: 'mabuhay2025', password: 'mabuhay2026', password1: 'mabuhay2026' };
 * parse(changePwdCall.request, request); // => request
 */
export const changePwdCall = writeCall('changePwd', {
  request: v.object({ old: boundedText(64), password: boundedText(64), password1: boundedText(64) }),
  response: nothing,
});

/**
 * A device that is logged in. `ip` comes with its end covered; `last` and `prev` (the login before the one that opened
 * this session) are epoch seconds; `here` marks the session that asks.
 */
const deviceSession = v.object({
  id: looseText,
  device: textOrEmpty,
  ip: textOrEmpty,
  last: looseInteger,
  prev: maybe(looseInteger),
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
 * The devices that are signed in.
 *
 * @example
 * sessionsCall.path; // => '/api/web/sessions'
 * sessionsCall.effect; // => 'read'
 */
export const sessionsCall = readCall('sessions', {
  request: emptyRequest,
  response: tolerantListOf(deviceSession),
});

/**
 * Ends one session of the player's own, or with `others` all but the one that asks.
 *
 * @example
 * import { parse } from 'valibot';
 * const request = { id: 'b2' };
 * parse(endSessionCall.request, request); // => request
 */
export const endSessionCall = writeCall('endSession', {
  request: v.object({ id: boundedText(64) }),
  response: nothing,
});

/** What the player agrees to; a purpose that is left out is not agreed to. */
const consents = v.object({ marketing: looseFlag, analytics: looseFlag });

/**
 * Stores what a player agrees to.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(consentCall.request, { marketing: '0', analytics: 'true' }); // => { marketing: 0, analytics: 1 }
 */
export const consentCall = writeCall('consent', { request: consents, response: nothing });

/**
 * What a player agrees to.
 *
 * @example
 * consentInfoCall.path; // => '/api/web/consentInfo'
 * consentInfoCall.effect; // => 'read'
 */
export const consentInfoCall = readCall('consentInfo', { request: emptyRequest, response: consents });

/**
 * Prepares the player's data as JSON under an address that works once, for some minutes.
 *
 * @example
 * exportMeCall.path; // => '/api/web/exportMe'
 * exportMeCall.effect; // => 'write'
 */
export const exportMeCall = writeCall('exportMe', {
  request: emptyRequest,
  response: v.object({ url: v.pipe(looseText, v.minLength(1)) }),
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
  request: v.object({
    password: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
    reason: maybe(boundedText(500)),
  }),
  response: nothing,
});

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

/** Sets a new password by the old one. Every other session of the account ends. */
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
export type WireSession = v.InferOutput<typeof deviceSession>;

export const sessionsCall = readCall('sessions', {
  request: emptyRequest,
  response: tolerantListOf(deviceSession),
});

/** Ends one session of the player's own, or with `others` all but the one that asks. */
export const endSessionCall = writeCall('endSession', {
  request: v.object({ id: boundedText(64) }),
  response: nothing,
});

/** What the player agrees to; a purpose that is left out is not agreed to. */
const consents = v.object({ marketing: looseFlag, analytics: looseFlag });

export const consentCall = writeCall('consent', { request: consents, response: nothing });

export const consentInfoCall = readCall('consentInfo', { request: emptyRequest, response: consents });

/** Prepares the player's data as JSON under an address that works once, for some minutes. */
export const exportMeCall = writeCall('exportMe', {
  request: emptyRequest,
  response: v.object({ url: v.pipe(looseText, v.minLength(1)) }),
});

/** Closes the account for good. Every session ends. */
export const closeAccountCall = writeCall('closeAccount', {
  request: v.object({
    password: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
    reason: maybe(boundedText(500)),
  }),
  response: nothing,
});

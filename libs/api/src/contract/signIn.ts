import * as v from 'valibot';
import { emptyRequest } from './emptyRequest';
import { boundedText } from './loose/boundedText';
import { looseFlag } from './loose/looseFlag';
import { looseInteger } from './loose/looseInteger';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { peso } from './loose/peso';
import { nothing } from './nothing';
import { readCall } from './readCall';
import { trackedRequest } from './trackedRequest';
import { writeCall } from './writeCall';

/** A session that was opened; `gift` in pesos is what a new account is welcomed with. */
const openedSession = v.object({
  token: v.pipe(looseText, v.minLength(1)),
  UserID: looseInteger,
  isNew: looseFlag,
  LastLoginTime: maybe(looseInteger),
  gift: maybe(peso),
});

/**
 * Signs in by password (`type` 1) or SMS code (`type` 2). `account` is a phone or a user id.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(loginCall.request, { account: '639170000002', code: '123456', type: '2' }).type; // => 2
 * parse(loginCall.response, { token: 't', UserID: '7', isNew: 'false' }).isNew; // => 0
 */
export const loginCall = writeCall('login', {
  request: trackedRequest({
    account: boundedText(30),
    password: maybe(boundedText(64)),
    code: maybe(boundedText(10)),
    type: maybe(v.pipe(looseInteger, v.picklist([1, 2]))),
    device: maybe(boundedText(100)),
  }),
  response: openedSession,
});

/**
 * Signs in by an account at another service; `openid` is the person's number there.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(thirdLoginCall.request, { type: 'google', openid: 'g-1' }).type; // => 'google'
 */
export const thirdLoginCall = writeCall('thirdLogin', {
  request: trackedRequest({
    type: v.picklist(['google', 'facebook', 'telegram']),
    openid: boundedText(200),
    token: maybe(boundedText(4000)),
    nick: maybe(boundedText(60)),
  }),
  response: openedSession,
});

/**
 * Opens an account. `birthday` is YYYY-MM-DD; `agree` must be set.
 *
 * @example
 * import { parse } from 'valibot';
 * registerCall.effect; // => 'write'
 * parse(registerCall.response, { token: 't', UserID: 8, isNew: 1, gift: '8.8' }).gift; // => 8.8
 */
export const registerCall = writeCall('register', {
  request: trackedRequest({
    phone: boundedText(20),
    code: boundedText(10),
    password: boundedText(64),
    password1: boundedText(64),
    birthday: v.pipe(v.string(), v.isoDate()),
    agree: looseFlag,
  }),
  response: openedSession,
});

/**
 * Ends the session of this device.
 *
 * @example
 * loginOutCall.path; // => '/api/web/loginOut'
 * loginOutCall.effect; // => 'write'
 */
export const loginOutCall = writeCall('loginOut', { request: emptyRequest, response: nothing });

/**
 * The online ping: `type` 1 and the player's id. That it is answered is what counts, `state` 1 or not.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getStateCall.request, { type: '1', userId: '7' }); // => { type: 1, userId: 7 }
 */
export const getStateCall = readCall('getState', {
  request: v.object({ type: looseInteger, userId: looseInteger }),
  response: maybe(v.object({ state: maybe(looseInteger) })),
});

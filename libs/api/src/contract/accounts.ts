import * as v from 'valibot';
import { emptyRequest } from './emptyRequest';
import { boundedText } from './loose/boundedText';
import { looseFlag } from './loose/looseFlag';
import { looseInteger } from './loose/looseInteger';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { peso } from './loose/peso';
import { pesoOrZero } from './loose/pesoOrZero';
import { score } from './loose/score';
import { textOrEmpty } from './loose/textOrEmpty';
import { tolerantListOf } from './loose/tolerantListOf';
import { nothing } from './nothing';
import { readCall } from './readCall';
import { trackedRequest } from './trackedRequest';
import { writeCall } from './writeCall';

const countOrZero = v.optional(looseInteger, 0);

/** Four fields of the two calls that set a password by SMS code. `phoneNum` carries the area code. */
const passwordByCode = v.object({
  phoneNum: boundedText(20),
  code: boundedText(10),
  password: boundedText(64),
  password1: boundedText(64),
});

/** A signed-in player. `Phone` is '' when none is bound; `FaceID` is 1 to 8; `Kyc` is 0 none to 3 rejected. */
export const userInfo = v.object({
  Score: score,
  UserID: looseInteger,
  NickName: textOrEmpty,
  Phone: textOrEmpty,
  DepCount: countOrZero,
  Dep15: countOrZero,
  VipOrder: countOrZero,
  UserVip: countOrZero,
  SignTimes: countOrZero,
  IsSignToday: looseFlag,
  IsRenewToday: looseFlag,
  FaceID: countOrZero,
  Email: maybe(looseText),
  RegTime: maybe(looseInteger),
  LastLoginTime: maybe(looseInteger),
  LastLoginIP: maybe(looseText),
  InviteCode: maybe(looseText),
  Kyc: maybe(v.pipe(looseInteger, v.picklist([0, 1, 2, 3]))),
});

/** What `userInfo` reads. */
export type UserInfo = v.InferOutput<typeof userInfo>;

/** A session that was opened; `gift` in pesos is what a new account is welcomed with. */
const openedSession = v.object({
  token: v.pipe(looseText, v.minLength(1)),
  UserID: looseInteger,
  isNew: looseFlag,
  LastLoginTime: maybe(looseInteger),
  gift: maybe(peso),
});

/** Signs in by password (`type` 1) or SMS code (`type` 2). `account` is a phone or a user id. */
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

/** Signs in by an account at another service; `openid` is the person's number there. */
export const thirdLoginCall = writeCall('thirdLogin', {
  request: trackedRequest({
    type: v.picklist(['google', 'facebook', 'telegram']),
    openid: boundedText(200),
    token: maybe(boundedText(4000)),
    nick: maybe(boundedText(60)),
  }),
  response: openedSession,
});

/** Opens an account. `birthday` is YYYY-MM-DD; `agree` must be set. */
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

/** The signed-in player. */
export const getUserInfoCall = readCall('getUserInfo', { request: emptyRequest, response: userInfo });

/** Ends the session of this device. */
export const loginOutCall = writeCall('loginOut', { request: emptyRequest, response: nothing });

/** The balance alone. */
export const getUserScoreCall = readCall('getUserScore', {
  request: emptyRequest,
  response: v.object({ Score: score }),
});

/**
 * What sign-in eligibility looks at, and how far the next VIP level is. `UserFlow` (today) and `AllFlow` (ever; where
 * it is missing, `UserFlow` is all that is known) are ledger amounts, the two deposits are pesos.
 */
export const signUserInfoCall = readCall('signUserInfo', {
  request: emptyRequest,
  response: v.object({
    UserVip: countOrZero,
    AllDep: pesoOrZero,
    DayDep: pesoOrZero,
    UserFlow: score,
    AllFlow: maybe(score),
    VipOrder: countOrZero,
  }),
});

/**
 * Turnover still bound to a withdrawal: both flows are in pesos. `wdwLeft` (pesos) and `wdwTimes` are what the VIP level
 * still lets out today; an operator may leave them out.
 */
export const userCashCheckCall = readCall('userCashCheck', {
  request: emptyRequest,
  response: v.object({
    DepCount: looseInteger,
    needFlow: peso,
    BetFlow: peso,
    wdwLeft: maybe(peso),
    wdwTimes: maybe(looseInteger),
  }),
});

/**
 * An account that a player has withdrawn to.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(savedBank, { bank_code: 'GCASH', account_no: '09171234567' }).account_name; // => ''
 */
export const savedBank = v.object({
  bank_code: looseText,
  account_no: looseText,
  account_name: textOrEmpty,
  id: maybe(looseInteger),
});

/** What `savedBank` reads. */
export type SavedBank = v.InferOutput<typeof savedBank>;

/** The accounts that the player has withdrawn to. */
export const getUserBankCall = readCall('getUserBank', {
  request: emptyRequest,
  response: tolerantListOf(savedBank),
});

/** Binds a phone to the account and sets its password, by SMS code. */
export const bindPhoneCall = writeCall('bindPhone', {
  request: passwordByCode,
  response: v.object({ Phone: textOrEmpty }),
});

/** Sets a forgotten password anew, by SMS code. */
export const resetPwdCall = writeCall('resetPwd', { request: passwordByCode, response: nothing });

/** Sends an SMS code. `next` = seconds until the next send, `expire` = seconds the code lives. */
export const sendCodeCall = writeCall('sendCode', {
  request: v.object({
    phone: boundedText(20),
    scene: maybe(v.picklist(['register', 'login', 'reset', 'bind'])),
  }),
  response: v.object({
    next: v.optional(looseInteger, 60),
    expire: v.optional(looseInteger, 300),
  }),
});

/** The session's secret for signing payments; `expire` is an instant in epoch seconds. */
export const getSecretKeyCall = readCall('getSecretKey', {
  request: emptyRequest,
  response: v.object({ key: v.pipe(looseText, v.minLength(1)), expire: looseInteger }),
});

/** The online ping: `type` 1 and the player's id. That it is answered is what counts, `state` 1 or not. */
export const getStateCall = readCall('getState', {
  request: v.object({ type: looseInteger, userId: looseInteger }),
  response: maybe(v.object({ state: maybe(looseInteger) })),
});

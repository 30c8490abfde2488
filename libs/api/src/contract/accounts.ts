import * as v from 'valibot';
import { emptyRequest } from './emptyRequest';
import { looseFlag } from './loose/looseFlag';
import { countOrZero } from './loose/countOrZero';
import { looseInteger } from './loose/looseInteger';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { peso } from './loose/peso';
import { pesoOrZero } from './loose/pesoOrZero';
import { score } from './loose/score';
import { textOrEmpty } from './loose/textOrEmpty';
import { tolerantListOf } from './loose/tolerantListOf';
import { readCall } from './readCall';

/**
 * A signed-in player. `Phone` is '' when none is bound; `FaceID` is 1 to 8; `Kyc` is 0 none to 3 rejected.
 *
 * @example
 * import { parse } from 'valibot';
 * const player = parse(userInfo, { Score: '115000', UserID: 7, Phone: null });
 * player.Score; // => 115000
 * player.Phone; // => ''
 */
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

/**
 * What `userInfo` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const player: UserInfo = parse(userInfo, { Score: 115000, UserID: 7, UserVip: '2' });
 * player.UserVip; // => 2
 */
export type UserInfo = v.InferOutput<typeof userInfo>;

/**
 * The signed-in player.
 *
 * @example
 * import { parse } from 'valibot';
 * getUserInfoCall.path; // => '/api/web/getUserInfo'
 * parse(getUserInfoCall.response, { Score: 115000, UserID: '7' }).UserID; // => 7
 */
export const getUserInfoCall = readCall('getUserInfo', { request: emptyRequest, response: userInfo });

/**
 * The balance alone.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getUserScoreCall.response, { Score: '115000' }); // => { Score: 115000 }
 */
export const getUserScoreCall = readCall('getUserScore', {
  request: emptyRequest,
  response: v.object({ Score: score }),
});

/**
 * What sign-in eligibility looks at, and how far the next VIP level is. `UserFlow` (today) and `AllFlow` (ever; where
 * it is missing, `UserFlow` is all that is known) are ledger amounts, the two deposits are pesos.
 *
 * @example
 * import { parse } from 'valibot';
 * const standing = parse(signUserInfoCall.response, { UserVip: 2, AllDep: '1500', DayDep: 100, UserFlow: 28765500 });
 * standing.AllDep; // => 1500
 * standing.AllFlow; // => undefined
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
 *
 * @example
 * import { parse } from 'valibot';
 * parse(userCashCheckCall.response, { DepCount: '2', needFlow: '3000', BetFlow: 2876.55 }).needFlow; // => 3000
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

/**
 * What `savedBank` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const bank: SavedBank = parse(savedBank, { bank_code: 'GCASH', account_no: 9171234567 });
 * bank.account_no; // => '9171234567'
 */
export type SavedBank = v.InferOutput<typeof savedBank>;

/**
 * The accounts that the player has withdrawn to.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getUserBankCall.response, [{ bank_code: 'GCASH', account_no: '09171234567' }, 'spoilt']).length; // => 1
 */
export const getUserBankCall = readCall('getUserBank', {
  request: emptyRequest,
  response: tolerantListOf(savedBank),
});

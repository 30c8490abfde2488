import * as v from 'valibot';
import { emptyRequest, nothing, readCall, writeCall } from './call';
import { accountNeed } from './accountNeed';
import { cashCheck } from './cashCheck';
import { boundedText, looseText, textOrEmpty } from './loose/texts';
import { countOrZero, epoch, looseFlag, looseInteger } from './loose/numbers';
import { maybe } from './loose/optional';
import { pesoOrZero, score, scoreOrZero } from './loose/amounts';
import { mostRows, tolerantListOf } from './loose/lists';

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
  /** The balance now. */
  Score: score,
  /** The number of the player. */
  UserID: looseInteger,
  /** The name of the player. */
  NickName: textOrEmpty,
  /** With area code; '' when none is bound. */
  Phone: textOrEmpty,
  /** How many deposits were credited. */
  DepCount: countOrZero,
  /** How often promotion 15 was used. */
  Dep15: countOrZero,
  /** Which payment channels are open to the player. */
  VipOrder: countOrZero,
  /** The VIP level. */
  UserVip: countOrZero,
  /** Days checked in this week. */
  SignTimes: countOrZero,
  /** Whether today is checked in. */
  IsSignToday: looseFlag,
  /** Whether a missed day can be repaired today. */
  IsRenewToday: looseFlag,
  /** The picture, 1 to 8. */
  FaceID: countOrZero,
  /** The mail address. */
  Email: maybe(looseText),
  /** When the account was opened. */
  RegTime: maybe(epoch),
  /** When the player was here before, in epoch seconds. */
  LastLoginTime: maybe(epoch),
  /** Where the last login came from. */
  LastLoginIP: maybe(looseText),
  /** The code of the player to invite friends with. */
  InviteCode: maybe(looseText),
  /** The identity: 0 not checked, 1 in review, 2 passed, 3 refused. */
  Kyc: maybe(v.pipe(looseInteger, v.picklist([0, 1, 2, 3]))),
  /** What the account still lacks, when it lacks something: see `completeAccount`. */
  need: maybe(accountNeed),
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
 * Tells who is signed in: balance, levels, and where the check-in week stands.
 *
 * @example
 * import { parse } from 'valibot';
 * getUserInfoCall.path; // => '/api/web/getUserInfo'
 * parse(getUserInfoCall.response, { Score: 115000, UserID: '7' }).UserID; // => 7
 */
export const getUserInfoCall = readCall('getUserInfo', {
  group: 'accounts',
  whileAway: true,
  request: emptyRequest,
  response: userInfo,
});

/**
 * Tells the balance, quickly.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getUserScoreCall.response, { Score: '115000' }); // => { Score: 115000 }
 */
export const getUserScoreCall = readCall('getUserScore', {
  group: 'accounts',
  whileAway: true,
  goesAlone: true,
  request: emptyRequest,
  response: v.object({
    /** The balance now. */
    Score: score,
  }),
});

/**
 * Tells what check-in conditions and VIP levels are measured by. `UserFlow` (today) and `AllFlow` (ever; where it
 * is missing, `UserFlow` is all that is known) are ledger amounts, the two deposits are pesos.
 *
 * @example
 * import { parse } from 'valibot';
 * const status = parse(signUserInfoCall.response, { UserVip: 2, AllDep: '1500', DayDep: 100, UserFlow: 28765500 });
 * status.AllDep; // => 1500
 * status.AllFlow; // => undefined
 */
export const signUserInfoCall = readCall('signUserInfo', {
  group: 'accounts',
  request: emptyRequest,
  response: v.object({
    /** The VIP level. */
    UserVip: countOrZero,
    /** Deposits ever, in pesos. */
    AllDep: pesoOrZero,
    /** Deposits of today, in pesos. */
    DayDep: pesoOrZero,
    /** Turnover of today. */
    UserFlow: scoreOrZero,
    /** Turnover ever; where it is missing, `UserFlow` is all that is known. */
    AllFlow: maybe(score),
    /** Which payment channels are open to the player. */
    VipOrder: countOrZero,
  }),
});

/**
 * Tells how much has still to be bet before a withdrawal. `wdwLeft` (pesos) and `wdwTimes` are what the VIP level
 * still lets out today; an operator may leave them out.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(userCashCheckCall.response, { DepCount: '2', needFlow: '3000', BetFlow: 2876.55 }).needFlow; // => 3000
 */
export const userCashCheckCall = readCall('userCashCheck', {
  group: 'accounts',
  whileAway: true,
  request: emptyRequest,
  response: v.object(cashCheck),
});

/**
 * An account that a player has withdrawn to.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(savedBank, { bank_code: 'GCASH', account_no: '09171234567' }).account_name; // => ''
 */
export const savedBank = v.object({
  /** The bank or wallet. */
  bank_code: looseText,
  /** The number of the account. */
  account_no: looseText,
  /** The holder of the account. */
  account_name: textOrEmpty,
  /** Its number. */
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
 * Lists the accounts of accepted withdrawals, the newest first, at most ten.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getUserBankCall.response, [{ bank_code: 'GCASH', account_no: '09171234567' }, 'spoilt']).length; // => 1
 */
export const getUserBankCall = readCall('getUserBank', {
  group: 'accounts',
  whileAway: true,
  request: emptyRequest,
  response: tolerantListOf(savedBank, mostRows.savedBanks),
});

/**
 * Forgets an account that was withdrawn to; one that is not kept is fine.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(delUserBankCall.request, { bank_code: 'GCASH', account_no: '09171234567' }).bank_code; // => 'GCASH'
 */
export const delUserBankCall = writeCall('delUserBank', {
  group: 'accounts',
  kind: 'I',
  request: v.object({
    /** The bank or wallet. */
    bank_code: boundedText(40),
    /** The number of the account paid to. */
    account_no: boundedText(40),
  }),
  response: nothing,
});

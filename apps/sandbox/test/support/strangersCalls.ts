/** The ids of things that belong to one player. */
export interface OwnedIds {
  readonly userId: number;
  readonly mail: number;
  readonly gift: number;
  readonly deposit: number;
  readonly notice: number;
  readonly withdrawal: number;
  readonly prize: number;
  readonly bet: number;
  readonly betDay: string;
  readonly line: number;
  readonly round: number;
  readonly spin: number;
  readonly bonus: number;
  readonly commission: number;
  readonly session: string;
  readonly order: string;
  readonly orderKey: string;
}

type Fields = Readonly<Record<string, string | number>>;

/**
 * How a call of the contract behaves with somebody else's ids. `refuses`: as with an id that nobody has. `lists`: only
 * the caller's own rows, whatever the cursor. A call without ids of owned things says why.
 */
export type StrangersCall =
  | { readonly refuses: (theirs: OwnedIds) => readonly Fields[]; readonly unknown: Fields }
  | { readonly lists: (theirs: OwnedIds) => Fields }
  | { readonly because: string };

const own = { because: 'asks about the session’s own player and names nobody' };
const everybodys = { because: 'the same for everybody' };
const proves = { because: 'proves by a secret whose account it is about' };
const gives = { because: 'claims for the session’s own player by a step or a period, not by an id' };
const nobody = 900_000_000;

/** Every call of the contract by its name. A new call has to be entered here. */
export const strangersCalls: Readonly<Record<string, StrangersCall>> = {
  askTogether: { because: 'asks what others ask alone, each by its own rules: askTogether.test.ts' },
  login: proves,
  thirdLogin: proves,
  register: proves,
  resetPwd: proves,
  bindPhone: proves,
  completeAccount: proves,
  sendCode: { because: 'sends a code to a phone, and tells the caller nothing about it' },
  loginOut: own,
  getUserInfo: own,
  getUserScore: own,
  signUserInfo: own,
  userCashCheck: own,
  dropBonus: own,
  getUserBank: own,
  delUserBank: { because: 'forgets an account of the caller’s own by its number' },
  getSecretKey: own,
  editUserHeader: { because: 'changes the caller’s own picture; the number is one of eight pictures' },
  getState: { refuses: ({ userId }) => [{ userId }], unknown: { userId: nobody } },
  getAds: everybodys,
  urlConfig: everybodys,
  getPayChannel: everybodys,
  getPayGift: everybodys,
  activityStateList: everybodys,
  getBanner: everybodys,
  noticeList: everybodys,
  gameList: everybodys,
  getHot: everybodys,
  gameLog: everybodys,
  platformList: everybodys,
  tryGame: everybodys,
  fairInfo: { because: 'names a game of the catalogue' },
  fairRotate: { because: 'names a game of the catalogue' },
  fairSeeds: {
    refuses: ({ bet }) => [{ gc: 'parol-nights', logId: bet }],
    unknown: { gc: 'parol-nights', logId: nobody },
  },
  favoriteList: own,
  userFavorite: { because: 'names a game of the catalogue' },
  delGameFavorite: { because: 'names a game of the catalogue' },
  launchGame: { because: 'names a game of the catalogue' },
  betLog4U: { lists: ({ betDay, bet }) => ({ curDate: betDay, logId: bet + 1 }) },
  depInfo: own,
  depGet: gives,
  depGet27: gives,
  depGet28: gives,
  getPddConfigInfo: everybodys,
  getUserPddInfo: own,
  pddInit: own,
  pddNew: own,
  getPddInfo: own,
  getLotteryLogList: { lists: ({ spin }) => ({ logId: spin + 1 }) },
  pddPerList: everybodys,
  getSharePhone: own,
  getPdd: { refuses: ({ spin, round }) => [{ logId: spin }, { logId: round }], unknown: { logId: nobody } },
  eventEggInfo: own,
  getEventEgg: gives,
  getSignInfo: everybodys,
  eventGetSign: gives,
  kycInfo: own,
  kycSubmit: { because: 'hands in the caller’s own documents' },
  getMsgList: { lists: ({ mail }) => ({ id: mail + 1 }) },
  getMsgInfo: { refuses: ({ mail, gift }) => [{ id: mail }, { id: gift }], unknown: { id: nobody } },
  getMsgCount: own,
  getAccessory: { refuses: ({ gift }) => [{ id: gift }], unknown: { id: nobody } },
  delMsg: { refuses: ({ mail, gift }) => [{ id: mail }, { id: gift }], unknown: { id: nobody } },
  lotteryLog: { lists: ({ prize }) => ({ logId: prize + 1 }) },
  activityList: everybodys,
  getActImg: everybodys,
  redPackerInfo: everybodys,
  getRedPacker: { because: 'a packet belongs to whoever opens it' },
  getEventCard: { because: 'a card belongs to whoever has its code' },
  userDayFlow: own,
  getDayFlow: own,
  receiveDayFlow: gives,
  depositNotice: { lists: ({ notice }) => ({ logId: notice - 1 }) },
  getDepositLog: { lists: ({ deposit }) => ({ logId: deposit + 1 }) },
  getWithdrawLog: { lists: ({ withdrawal }) => ({ logId: withdrawal + 1 }) },
  orderInfo: { refuses: ({ order }) => [{ orderid: order }], unknown: { orderid: 'D0' } },
  orderByKey: {
    refuses: ({ orderKey }) => [{ key: orderKey }, { key: orderKey, close: 1 }],
    unknown: { key: 'nobody' },
  },
  thirdWdw: own,
  userShareInfo: own,
  getShareContent: own,
  shareBoard: everybodys,
  shareLog: { lists: ({ bonus }) => ({ logId: bonus + 1 }) },
  shareLog4U: { lists: ({ bonus }) => ({ logId: bonus + 1 }) },
  shareDep: own,
  getShareDep: gives,
  userAlms: own,
  getUserAlms: gives,
  rgInfo: own,
  rgSet: own,
  rgSpend: own,
  rgCheck: own,
  rgPrompt: own,
  rgBreak: own,
  rgExclude: own,
  rgReturn: own,
  checkPwd: proves,
  changePwd: proves,
  sessions: own,
  endSession: { refuses: ({ session }) => [{ id: session }], unknown: { id: 'nobody' } },
  consent: own,
  consentInfo: own,
  exportMe: own,
  closeAccount: proves,
  statement: { lists: ({ betDay, line }) => ({ from: betDay, to: betDay, logId: line + 1 }) },
  userTeamInfo: own,
  scTeamUserInfo: own,
  teamUserList: { lists: () => ({ logId: nobody }) },
  teamLog4U: own,
  bonusUserInfo: own,
  teamRewardDetail: {
    refuses: ({ commission }) => [{ id: commission, logId: commission + 1 }],
    unknown: { id: nobody, logId: nobody },
  },
  getTeamReward: { refuses: ({ commission }) => [{ id: commission }], unknown: { id: nobody } },
  adPoint: {
    refuses: ({ userId, notice }) => [{ type: 1, userId, logid: notice, eventId: 'theirs' }],
    unknown: { type: 1, userId: nobody, logid: nobody, eventId: 'nobodys' },
  },
  turnover: own,
  vipLvList: everybodys,
  userLvDay: own,
  getUserLvDay: gives,
  userLvList: own,
  getUserLv: gives,
  paylist4vip: { refuses: ({ userId }) => [{ u: userId }], unknown: { u: nobody } },
  deposit: { refuses: ({ userId }) => [{ userid: userId }], unknown: { userid: nobody } },
  withdraw: { refuses: ({ userId }) => [{ userid: userId }], unknown: { userid: nobody } },
};

import { describe, expect, it } from 'vitest';
import { calls, type CallName, type Calls } from './contract/registry/calls';
import { REBATE_RECEIVE_PATH } from './contract/rebate';

/** The fields of the wire that a call asks for, among others. */
const fieldsByCall = {
  bindPhone: ['phoneNum', 'code', 'password', 'password1'],
  completeAccount: ['birthday', 'agree', 'phone', 'code'],
  resetPwd: ['phoneNum', 'code', 'password', 'password1'],
  editUserHeader: ['faceId'],
  sendCode: ['phone'],
  getState: ['type', 'userId'],
  getEventCard: ['card'],
  depositNotice: ['logId'],
  getDepositLog: ['logId'],
  getWithdrawLog: ['logId'],
  depGet27: ['isGet'],
  depGet28: ['isGet'],
  getActImg: ['type'],
  getBanner: ['type'],
  getAds: ['type'],
  getRedPacker: ['pktId'],
  fairInfo: ['gc'],
  fairRotate: ['gc'],
  fairSeeds: ['gc'],
  userFavorite: ['gc'],
  delGameFavorite: ['gc'],
  shareLog: ['logId'],
  betLog4U: ['curDate'],
  statement: ['from', 'to'],
  eventGetSign: ['isRenew'],
  getUserLvDay: ['lvType'],
  getUserLv: ['vip'],
  turnover: ['page'],
  lotteryLog: ['logId'],
  getMsgList: ['id'],
  getMsgInfo: ['id'],
  getAccessory: ['id'],
  delMsg: ['id'],
  getLotteryLogList: ['logId'],
  getPdd: ['logId'],
  changePwd: ['old', 'password', 'password1'],
  endSession: ['id'],
  consent: ['marketing', 'analytics'],
  closeAccount: ['password', 'reason'],
} as const satisfies Partial<Record<CallName, readonly string[]>>;

const others = [
  ['login', 'thirdLogin', 'register', 'getUserInfo', 'loginOut', 'getUserScore', 'signUserInfo'],
  ['userCashCheck', 'getUserBank', 'getSecretKey', 'thirdWdw', 'depInfo', 'depGet', 'shareDep'],
  ['getShareDep', 'urlConfig', 'getPayChannel', 'getPayGift', 'activityList', 'activityStateList'],
  ['noticeList', 'redPackerInfo', 'gameList', 'getHot', 'favoriteList', 'launchGame', 'gameLog'],
  ['shareBoard', 'userShareInfo', 'getShareContent', 'userTeamInfo', 'shareLog4U', 'teamLog4U'],
  ['bonusUserInfo', 'scTeamUserInfo', 'getTeamReward', 'teamUserList', 'teamRewardDetail'],
  ['userDayFlow', 'getDayFlow', 'getSignInfo', 'eventEggInfo', 'getEventEgg', 'userAlms'],
  ['getUserAlms', 'userLvDay', 'vipLvList', 'userLvList', 'getMsgCount', 'getPddConfigInfo'],
  ['pddNew', 'pddInit', 'getPddInfo', 'pddPerList', 'getSharePhone', 'getUserPddInfo'],
  ['dropBonus', 'adPoint', 'sessions', 'consentInfo', 'exportMe', 'tryGame'],
] as const satisfies readonly (readonly CallName[])[];

const known: ReadonlyMap<string, Calls[CallName]> = new Map(Object.entries(calls));

function fieldsOf(name: string): readonly string[] {
  const request = known.get(name)?.request;
  return request !== undefined && 'entries' in request ? Object.keys(request.entries) : [];
}

describe('a call', () => {
  it.each([...Object.keys(fieldsByCall), ...others.flat()])('%s has its path', (name) => {
    expect(known.get(name)).toMatchObject({ path: `/api/web/${name}` });
  });

  it.each(Object.entries(fieldsByCall))('%s asks with %j', (name, fields) => {
    expect(fieldsOf(name)).toEqual(expect.arrayContaining([...fields]));
  });

  it('whose address is another one says so', () => {
    expect(known.get('platformList')).toMatchObject({ path: '/go/api/platformList' });
    expect(known.get('receiveDayFlow')).toMatchObject({ path: REBATE_RECEIVE_PATH });
  });
});

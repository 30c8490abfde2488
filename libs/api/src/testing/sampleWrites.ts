import { answer } from './replies';
import { drawWrites } from './drawWrites';
import type { Handlers } from './Handlers';
import { sampleFairInfo } from './sampleFairness';
import { sampleAway, sampleLimits } from './sampleLimits';
import { sampleOrder } from './sampleOrder';

/**
 * Yes to everything that changes something.
 *
 * @example
 * sampleWrites.login().type; // => 'answer'
 */
export const sampleWrites = {
  ...drawWrites,
  login: () => answer({ token: 'sample-token', UserID: 7, isNew: 0 }),
  thirdLogin: () => answer({ token: 'sample-token', UserID: 7, isNew: 1 }),
  register: () => answer({ token: 'sample-token', UserID: 7, isNew: 1 }),
  loginOut: () => answer(null),
  adPoint: () => answer(null),
  orderByKey: () => answer(sampleOrder),
  delUserBank: () => answer(null),
  bindPhone: ({ phoneNum }) => answer({ Phone: phoneNum }),
  completeAccount: () => answer(null),
  resetPwd: () => answer(null),
  sendCode: () => answer({ next: 60, expire: 300 }),
  getAccessory: () => answer({ am: 88, Score: 124_336_780, needFlow: 88, orderid: 'G1042' }),
  delMsg: () => answer(null),
  getRedPacker: () => answer({ am: 5.2, Score: 123_508_780, needFlow: 5.2, orderid: 'G1042' }),
  getEventCard: () => answer({ am: 50, Score: 123_956_780, needFlow: 50, orderid: 'G1042' }),
  depGet: () => answer({ am: 15, Score: 123_606_780, needFlow: 15, orderid: 'G1042' }),
  thirdWdw: () => answer({ Score: 123_456_780, moved: 0 }),
  userFavorite: () => answer(null),
  delGameFavorite: () => answer(null),
  fairRotate: ({ gc, clientSeed = sampleFairInfo.clientSeed }) =>
    answer({ ...sampleFairInfo, gc, commit: sampleFairInfo.next, clientSeed, nonce: 0 }),
  launchGame: ({ gc }) => answer({ url: `/sandbox/games/${gc}?sid=1`, sid: '1', open: 'frame' }),
  getShareDep: () => answer({ am: 30, Score: 123_756_780, needFlow: 30, orderid: 'G1042' }),
  dropBonus: () =>
    answer({
      DepCount: 2,
      needFlow: 2500,
      BetFlow: 2500,
      wdwLeft: 50_000,
      wdwTimes: 10,
      own: 12_245.678,
      bonus: 0,
      Score: 122_456_780,
    }),
  editUserHeader: ({ faceId }) => answer({ FaceID: faceId }),
  kycSubmit: () => answer({ state: 1 }),
  rgSet: () => answer(sampleLimits),
  rgCheck: () => answer(sampleLimits),
  rgPrompt: () => answer(sampleLimits),
  rgBreak: () => answer(sampleAway('break')),
  rgExclude: () => answer(sampleAway('exclusion')),
  rgReturn: () => answer({ from: 1_763_136_000, lapse: 1_763_740_800, done: 0 }),
  checkPwd: () => answer(null),
  changePwd: () => answer(null),
  endSession: () => answer(null),
  consent: () => answer(null),
  exportMe: () => answer({ url: '/api/exports/sample' }),
  closeAccount: () => answer(null),
  getTeamReward: () => answer({ am: 5, Score: 123_506_780, needFlow: 5, orderid: 'G1042' }),
  eventGetSign: () =>
    answer({
      am: 2,
      Score: 123_476_780,
      needFlow: 2,
      orderid: 'G1042',
      day: 2,
      SignTimes: 2,
      IsSignToday: 1,
      IsRenewToday: 0,
    }),
  receiveDayFlow: () =>
    answer({ Amount: 505_200, Score: 123_961_980, FlGet: 1, needFlow: 50.52, orderid: 'G1042' }),
  deposit: () => answer({ pay_url: '/sandbox/cashier/1001', orderid: '1001' }),
  withdraw: () => answer({ orderid: '2001' }, 'Your withdrawal is being reviewed.'),
  getUserLvDay: () => answer({ am: 2, Score: 123_476_780, needFlow: 2, orderid: 'G1042' }),
  getUserLv: () => answer({ am: 20, Score: 123_656_780, needFlow: 20, orderid: 'G1042' }),
  getEventEgg: () =>
    answer({ am: 8.8, Score: 123_544_780, needFlow: 8.8, prize_type: 1, times: 1, orderid: 'G1042' }),
  getUserAlms: () => answer({ am: 2, Score: 32_000, needFlow: 2, times: 1, orderid: 'G1042' }),
} as const satisfies Handlers;

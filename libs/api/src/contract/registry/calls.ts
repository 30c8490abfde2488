import * as accounts from '../accounts';
import * as commission from '../commission';
import { editUserHeaderCall } from '../avatar';
import { betLog4UCall } from '../bets';
import { getAdsCall } from '../ads';
import * as config from '../config';
import * as depositGifts from '../depositGifts';
import * as draw from '../draw';
import * as drawRound from '../drawRound';
import { eventGetSignCall, getSignInfoCall } from '../events';
import * as depositRewards from '../depositRewards';
import * as games from '../games';
import * as identity from '../identity';
import * as mail from '../mail';
import * as passwords from '../passwords';
import { depositCall, withdrawCall } from '../payment';
import { paylist4vipCall } from '../payMethods';
import { getDayFlowCall, receiveDayFlowCall, userDayFlowCall } from '../rebate';
import * as promotions from '../promotions';
import { platformListCall } from '../platforms';
import { adPointCall } from '../tracking';
import * as records from '../records';
import * as responsible from '../responsible';
import * as referral from '../referral';
import * as security from '../security';
import * as signIn from '../signIn';
import * as team from '../team';
import { statementCall } from '../statement';
import { getTeamRewardCall } from '../teamReward';
import { turnoverCall } from '../turnover';
import { eventEggInfoCall, getEventEggCall } from '../egg';
import { lotteryLogCall } from '../prizes';
import { getUserAlmsCall, userAlmsCall } from '../relief';
import * as vip from '../vip';

/**
 * Every call of the contract by its name on the wire.
 *
 * @example
 * calls.login.path; // => '/api/web/login'
 */
export const calls = {
  login: signIn.loginCall,
  thirdLogin: signIn.thirdLoginCall,
  register: signIn.registerCall,
  getUserInfo: accounts.getUserInfoCall,
  loginOut: signIn.loginOutCall,
  getUserScore: accounts.getUserScoreCall,
  signUserInfo: accounts.signUserInfoCall,
  userCashCheck: accounts.userCashCheckCall,
  getUserBank: accounts.getUserBankCall,
  bindPhone: passwords.bindPhoneCall,
  resetPwd: passwords.resetPwdCall,
  sendCode: passwords.sendCodeCall,
  getSecretKey: passwords.getSecretKeyCall,
  getState: signIn.getStateCall,
  depositNotice: records.depositNoticeCall,
  getDepositLog: records.getDepositLogCall,
  getWithdrawLog: records.getWithdrawLogCall,
  thirdWdw: records.thirdWdwCall,
  urlConfig: config.urlConfigCall,
  getPayChannel: depositGifts.getPayChannelCall,
  getPayGift: depositGifts.getPayGiftCall,
  activityStateList: config.activityStateListCall,
  activityList: promotions.activityListCall,
  getActImg: promotions.getActImgCall,
  redPackerInfo: promotions.redPackerInfoCall,
  getRedPacker: promotions.getRedPackerCall,
  getEventCard: promotions.getEventCardCall,
  depInfo: depositRewards.depInfoCall,
  depGet: depositRewards.depGetCall,
  depGet27: depositRewards.depGet27Call,
  depGet28: depositRewards.depGet28Call,
  getBanner: config.getBannerCall,
  noticeList: config.noticeListCall,
  getAds: getAdsCall,
  getMsgList: mail.getMsgListCall,
  getMsgInfo: mail.getMsgInfoCall,
  getMsgCount: mail.getMsgCountCall,
  getAccessory: mail.getAccessoryCall,
  delMsg: mail.delMsgCall,
  gameList: games.gameListCall,
  getHot: games.getHotCall,
  favoriteList: games.favoriteListCall,
  userFavorite: games.userFavoriteCall,
  delGameFavorite: games.delGameFavoriteCall,
  launchGame: games.launchGameCall,
  gameLog: games.gameLogCall,
  platformList: platformListCall,
  getSignInfo: getSignInfoCall,
  eventGetSign: eventGetSignCall,
  turnover: turnoverCall,
  userDayFlow: userDayFlowCall,
  getDayFlow: getDayFlowCall,
  receiveDayFlow: receiveDayFlowCall,
  vipLvList: vip.vipLvListCall,
  userLvDay: vip.userLvDayCall,
  getUserLvDay: vip.getUserLvDayCall,
  userLvList: vip.userLvListCall,
  getUserLv: vip.getUserLvCall,
  eventEggInfo: eventEggInfoCall,
  getEventEgg: getEventEggCall,
  userAlms: userAlmsCall,
  getUserAlms: getUserAlmsCall,
  lotteryLog: lotteryLogCall,
  getPddConfigInfo: draw.getPddConfigInfoCall,
  getUserPddInfo: drawRound.getUserPddInfoCall,
  pddInit: drawRound.pddInitCall,
  pddNew: drawRound.pddNewCall,
  getPddInfo: drawRound.getPddInfoCall,
  getLotteryLogList: drawRound.getLotteryLogListCall,
  pddPerList: draw.pddPerListCall,
  getSharePhone: draw.getSharePhoneCall,
  getPdd: drawRound.getPddCall,
  editUserHeader: editUserHeaderCall,
  kycInfo: identity.kycInfoCall,
  kycSubmit: identity.kycSubmitCall,
  rgInfo: responsible.rgInfoCall,
  rgSet: responsible.rgSetCall,
  rgBreak: responsible.rgBreakCall,
  rgExclude: responsible.rgExcludeCall,
  checkPwd: responsible.checkPwdCall,
  statement: statementCall,
  betLog4U: betLog4UCall,
  getTeamReward: getTeamRewardCall,
  userShareInfo: referral.userShareInfoCall,
  getShareContent: referral.getShareContentCall,
  shareBoard: referral.shareBoardCall,
  shareLog: referral.shareLogCall,
  shareLog4U: referral.shareLog4UCall,
  shareDep: referral.shareDepCall,
  getShareDep: referral.getShareDepCall,
  userTeamInfo: team.userTeamInfoCall,
  scTeamUserInfo: team.scTeamUserInfoCall,
  teamUserList: team.teamUserListCall,
  teamLog4U: team.teamLog4UCall,
  bonusUserInfo: commission.bonusUserInfoCall,
  teamRewardDetail: commission.teamRewardDetailCall,
  adPoint: adPointCall,
  changePwd: security.changePwdCall,
  sessions: security.sessionsCall,
  endSession: security.endSessionCall,
  consent: security.consentCall,
  consentInfo: security.consentInfoCall,
  exportMe: security.exportMeCall,
  closeAccount: security.closeAccountCall,
  paylist4vip: paylist4vipCall,
  deposit: depositCall,
  withdraw: withdrawCall,
} as const;

/**
 * The calls of the contract, as they are.
 *
 * @example
 * const effectOf = (all: Calls) => all.deposit.effect;
 * effectOf(calls); // => 'write'
 */
export type Calls = typeof calls;

/**
 * A call's name on the wire; the payment writes are named without their mode.
 *
 * @example
 * const name: CallName = 'getUserScore';
 * calls[name].path; // => '/api/web/getUserScore'
 */
export type CallName = keyof Calls;

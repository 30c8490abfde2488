// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { parse } from 'valibot';
import {
  activeEntry,
  type ActiveEntry,
  activityCard,
  type ActivityCard,
  activityListCall,
  activityStateListCall,
  ad,
  type Ad,
  adPointCall,
  answerCode,
  type AnswerCode,
  banner,
  type Banner,
  betLog,
  type BetLog,
  betLog4UCall,
  bindPhoneCall,
  bonusUserInfoCall,
  type CallContract,
  cardTag,
  changePwdCall,
  checkPwdCall,
  claimDepGet27Call,
  claimDepGet28Call,
  closeAccountCall,
  commissionRow,
  type CommissionRow,
  consentCall,
  consentInfoCall,
  dayFlowRow,
  type DayFlowRow,
  delGameFavoriteCall,
  delMsgCall,
  depGet27Call,
  depGet28Call,
  depGetCall,
  depInfoCall,
  depositCall,
  depositExtra,
  depositGift,
  type DepositGift,
  depositLogRow,
  type DepositLogRow,
  depositNoticeCall,
  depositNoticeRow,
  type DepositNoticeRow,
  documentTypeNames,
  drawConfig,
  type DrawConfig,
  drawFriend,
  type DrawFriend,
  drawLog,
  type DrawLog,
  drawPayout,
  type DrawPayout,
  drawPrize,
  type DrawPrize,
  editUserHeaderCall,
  eggPrize,
  type EggPrize,
  emptyRequest,
  endSessionCall,
  envelope,
  type Envelope,
  eventEggInfoCall,
  eventGetSignCall,
  exportMeCall,
  favoriteListCall,
  type Flag,
  game,
  type Game,
  gameListCall,
  gameLogCall,
  getAccessoryCall,
  getActImgCall,
  getAdsCall,
  getBannerCall,
  getDayFlowCall,
  getDepositLogCall,
  getEventCardCall,
  getEventEggCall,
  getHotCall,
  getLotteryLogListCall,
  getMsgCountCall,
  getMsgInfoCall,
  getMsgListCall,
  getPayChannelCall,
  getPayGiftCall,
  getPddCall,
  getPddConfigInfoCall,
  getPddInfoCall,
  getRedPackerCall,
  getSecretKeyCall,
  getShareContentCall,
  getShareDepCall,
  getSharePhoneCall,
  getSignInfoCall,
  getStateCall,
  getTeamRewardCall,
  getUserAlmsCall,
  getUserBankCall,
  getUserInfoCall,
  getUserLvCall,
  getUserLvDayCall,
  getUserPddInfoCall,
  getUserScoreCall,
  getWithdrawLogCall,
  giftStep,
  type GiftStep,
  giftSteps,
  headerName,
  kycInfoCall,
  kycSubmitCall,
  largestPictureBytes,
  launchGameCall,
  loginCall,
  loginOutCall,
  lotteryLogCall,
  lvDay,
  type LvDay,
  lvReward,
  type LvReward,
  mailInfo,
  type MailInfo,
  mailRow,
  type MailRow,
  notice,
  type Notice,
  noticeListCall,
  paging,
  parseJsonText,
  payChannel,
  payHint,
  paylist4vipCall,
  PAYMENT_PATH,
  type PaymentCallContract,
  paymentStatus,
  payMethod,
  pddInitCall,
  pddNewCall,
  pddPerListCall,
  type Peso,
  pictureMimeTypes,
  pictureName,
  platform,
  type Platform,
  platformListCall,
  prizeLogRow,
  type PrizeLogRow,
  promotionStatus,
  REBATE_RECEIVE_PATH,
  receiveDayFlowCall,
  redPackerInfoCall,
  redPacket,
  type RedPacketRow,
  refusalFacts,
  type RefusalFacts,
  registerCall,
  resetPwdCall,
  rewardStep,
  type RewardStepRow,
  rgBreakCall,
  rgExcludeCall,
  rgInfoCall,
  type RgLimit,
  rgLimits,
  type RgLimits,
  rgSetCall,
  savedBank,
  type SavedBank,
  type Score,
  scTeamUserInfoCall,
  sendCodeCall,
  sessionsCall,
  shareBoardCall,
  shareBoardRow,
  type ShareBoardRow,
  shareDepCall,
  shareLog4UCall,
  shareLogCall,
  shareLogRow,
  type ShareLogRow,
  signDay,
  type SignDay,
  signUserInfoCall,
  statementCall,
  statementRow,
  type StatementRow,
  teamLog4UCall,
  teamLogRow,
  type TeamLogRow,
  teamRewardDetailCall,
  teamUser,
  type TeamUser,
  teamUserListCall,
  textFlag,
  thirdLoginCall,
  thirdWdwCall,
  turnoverCall,
  turnoverRow,
  type TurnoverRow,
  urlConfigCall,
  userAlmsCall,
  userCashCheckCall,
  userDayFlowCall,
  userDraw,
  type UserDraw,
  userFavoriteCall,
  userInfo,
  type UserInfo,
  userLvDayCall,
  userLvListCall,
  userShareInfoCall,
  userTeamInfoCall,
  vipLevel,
  type VipLevel,
  vipLvListCall,
  winTick,
  type WinTick,
  type WirePayChannel,
  type WirePayHint,
  type WirePayMethod,
  type WireSession,
  withdrawCall,
  withdrawExtra,
  withdrawLogRow,
  type WithdrawLogRow,
} from './index';

describe('examples of contract', () => {
  it('userInfo', () => {
    const player = parse(userInfo, { Score: '115000', UserID: 7, Phone: null });
    expect(player.Score).toEqual(115000);
    expect(player.Phone).toEqual('');
  });

  it('UserInfo', () => {
    const player: UserInfo = parse(userInfo, { Score: 115000, UserID: 7, UserVip: '2' });
    expect(player.UserVip).toEqual(2);
  });

  it('getUserInfoCall', () => {
    expect(getUserInfoCall.path).toEqual('/api/web/getUserInfo');
    expect(parse(getUserInfoCall.response, { Score: 115000, UserID: '7' }).UserID).toEqual(7);
  });

  it('getUserScoreCall', () => {
    expect(parse(getUserScoreCall.response, { Score: '115000' })).toEqual({ Score: 115000 });
  });

  it('signUserInfoCall', () => {
    const standing = parse(signUserInfoCall.response, {
      UserVip: 2,
      AllDep: '1500',
      DayDep: 100,
      UserFlow: 28765500,
    });
    expect(standing.AllDep).toEqual(1500);
    expect(standing.AllFlow).toEqual(undefined);
  });

  it('userCashCheckCall', () => {
    expect(
      parse(userCashCheckCall.response, { DepCount: '2', needFlow: '3000', BetFlow: 2876.55 }).needFlow,
    ).toEqual(3000);
  });

  it('savedBank', () => {
    expect(parse(savedBank, { bank_code: 'GCASH', account_no: '09171234567' }).account_name).toEqual('');
  });

  it('SavedBank', () => {
    const bank: SavedBank = parse(savedBank, { bank_code: 'GCASH', account_no: 9171234567 });
    expect(bank.account_no).toEqual('9171234567');
  });

  it('getUserBankCall', () => {
    expect(
      parse(getUserBankCall.response, [{ bank_code: 'GCASH', account_no: '09171234567' }, 'spoilt']).length,
    ).toEqual(1);
  });

  it('loginCall', () => {
    expect(parse(loginCall.request, { account: '639170000002', code: '123456', type: '2' }).type).toEqual(2);
    expect(parse(loginCall.response, { token: 't', UserID: '7', isNew: 'false' }).isNew).toEqual(0);
  });

  it('thirdLoginCall', () => {
    expect(parse(thirdLoginCall.request, { type: 'google', openid: 'g-1' }).type).toEqual('google');
  });

  it('registerCall', () => {
    expect(registerCall.effect).toEqual('write');
    expect(parse(registerCall.response, { token: 't', UserID: 8, isNew: 1, gift: '8.8' }).gift).toEqual(8.8);
  });

  it('loginOutCall', () => {
    expect(loginOutCall.path).toEqual('/api/web/loginOut');
    expect(loginOutCall.effect).toEqual('write');
  });

  it('getStateCall', () => {
    expect(parse(getStateCall.request, { type: '1', userId: '7' })).toEqual({ type: 1, userId: 7 });
  });

  it('bindPhoneCall', () => {
    expect(parse(bindPhoneCall.response, { Phone: 639170000002 }).Phone).toEqual('639170000002');
  });

  it('resetPwdCall', () => {
    const fields = {
      phoneNum: '639170000002',
      code: '123456',
      password: 'Sampaguita9',
      password1: 'Sampaguita9',
    };
    expect(parse(resetPwdCall.request, fields).phoneNum).toEqual('639170000002');
  });

  it('sendCodeCall', () => {
    expect(parse(sendCodeCall.request, { phone: '639170000002', scene: 'login' }).scene).toEqual('login');
    expect(parse(sendCodeCall.response, {})).toEqual({ next: 60, expire: 300 });
  });

  it('getSecretKeyCall', () => {
    expect(parse(getSecretKeyCall.response, { key: 's3cret', expire: '1767196800' }).expire).toEqual(
      1767196800,
    );
  });

  it('ad', () => {
    expect(parse(ad, { id: 1, type: 1, freq: 'hourly' }).freq).toEqual('once');
  });

  it('Ad', () => {
    const popup: Ad = parse(ad, { id: '1', type: '1' });
    expect(popup.freq).toEqual('once');
  });

  it('getAdsCall', () => {
    expect(parse(getAdsCall.request, { type: '1' })).toEqual({ type: 1 });
  });

  it('answerCode', () => {
    expect(answerCode.maintenance).toEqual(555);
  });

  it('AnswerCode', () => {
    const locked: AnswerCode = 1005;
    expect(answerCode.locked === locked).toEqual(true);
  });

  it('pictureName', () => {
    expect(parse(pictureName, 'tx3')).toEqual(3);
  });

  it('editUserHeaderCall', () => {
    expect(parse(editUserHeaderCall.request, { faceId: 'tx3' })).toEqual({ faceId: 3 });
  });

  it('betLog', () => {
    expect(parse(betLog, { LogID: 1, LogTime: 1767196800, BetScore: '10000', state: 1 }).BetScore).toEqual(
      10_000,
    );
  });

  it('BetLog', () => {
    const row: BetLog = parse(betLog, { LogID: 1, LogTime: 1767196800, BetScore: '10000', state: 1 });
    expect(row.BetScore).toEqual(10_000);
  });

  it('betLog4UCall', () => {
    expect(parse(betLog4UCall.request, { curDate: '2026-01-01' })).toEqual({
      curDate: '2026-01-01',
      logId: 0,
    });
  });

  it('CallContract', () => {
    const write: CallContract = getUserAlmsCall;
    expect(write.effect).toEqual('write');
  });

  it('urlConfigCall', () => {
    expect(parse(urlConfigCall.response, { bindPhone: 'true', downGift: '8' }).bindPhone).toEqual(1);
  });

  it('activityStateListCall', () => {
    expect(parse(activityStateListCall.response, [{ activity_type: '23', status: '1' }])).toEqual([
      { activity_type: 23, status: 1 },
    ]);
  });

  it('banner', () => {
    expect(parse(banner, { id: 1, img: '/vip.webp', sort: '2' }).sort).toEqual(2);
  });

  it('Banner', () => {
    const picture: Banner = parse(banner, { id: 1, img: '/vip.webp' });
    expect(picture.link).toEqual('');
  });

  it('getBannerCall', () => {
    expect(parse(getBannerCall.request, { type: '1' })).toEqual({ type: 1 });
  });

  it('notice', () => {
    expect(parse(notice, { id: 1, title: 'Welcome' }).content).toEqual('');
  });

  it('Notice', () => {
    const line: Notice = parse(notice, { id: 1, title: 'Welcome', stime: '1767196800' });
    expect(line.stime).toEqual(1767196800);
  });

  it('noticeListCall', () => {
    expect(parse(noticeListCall.response, [{ id: 1, title: 'Welcome' }])[0]?.title).toEqual('Welcome');
  });

  it('activeEntry', () => {
    expect(parse(activeEntry, { pid: '3', pt: 'maya', award: '5' }).award).toEqual(5);
  });

  it('ActiveEntry', () => {
    const row: ActiveEntry = parse(activeEntry, { pid: '3', pt: 'maya', award: '5' });
    expect(row.award).toEqual(5);
  });

  it('getPayChannelCall', () => {
    expect(
      parse(getPayChannelCall.response, { a_c: [{ pid: '3', pt: 'maya', award: '5' }] }).a_c[0]?.award,
    ).toEqual(5);
  });

  it('giftStep', () => {
    expect(parse(giftStep, { amount: '100', rate: '50' }).rate).toEqual(50);
  });

  it('GiftStep', () => {
    const row: GiftStep = parse(giftStep, { amount: '100', rate: '50' });
    expect(row.rate).toEqual(50);
  });

  it('giftSteps', () => {
    expect(parse(giftSteps, { amount: '100', rate: '50' })).toEqual([{ amount: 100, rate: 50 }]);
  });

  it('promotionStatus', () => {
    expect(parse(promotionStatus, 'true')).toEqual(1);
    expect(parse(promotionStatus, 'no')).toEqual(0);
  });

  it('depositGift', () => {
    expect(
      parse(depositGift, { activity_type: '23', activity_content: '[]', status: 'true' }).status,
    ).toEqual(1);
  });

  it('DepositGift', () => {
    const row: DepositGift = parse(depositGift, {
      activity_type: '23',
      activity_content: '[]',
      status: 'true',
    });
    expect(row.status).toEqual(1);
  });

  it('getPayGiftCall', () => {
    expect(
      parse(getPayGiftCall.response, [{ activity_type: '23', activity_content: '[]', status: 0 }])[0]?.status,
    ).toEqual(0);
  });

  it('eggPrize', () => {
    expect(parse(eggPrize, { prize_type: '1', am: '5', odds: '29.5' }).odds).toEqual(29.5);
  });

  it('EggPrize', () => {
    const row: EggPrize = parse(eggPrize, { prize_type: '1', am: '5', odds: '29.5' });
    expect(row.odds).toEqual(29.5);
  });

  it('eventEggInfoCall', () => {
    expect(eventEggInfoCall.path).toEqual('/api/web/eventEggInfo');
    expect(eventEggInfoCall.effect).toEqual('read');
  });

  it('getEventEggCall', () => {
    expect(parse(getEventEggCall.request, { pos: '2' })).toEqual({ pos: 2 });
  });

  it('rewardStep', () => {
    expect(parse(rewardStep, { need: '500', have: '200', am: '20', state: '0' }).need).toEqual(500);
  });

  it('RewardStepRow', () => {
    const row: RewardStepRow = parse(rewardStep, { need: '500', have: '200', am: '20', state: '0' });
    expect(row.need).toEqual(500);
  });

  it('depInfoCall', () => {
    expect(depInfoCall.path).toEqual('/api/web/depInfo');
    expect(depInfoCall.effect).toEqual('read');
  });

  it('depGetCall', () => {
    expect(parse(depGetCall.request, { lv: '2' })).toEqual({ lv: 2 });
  });

  it('depGet27Call', () => {
    expect(depGet27Call.path).toEqual('/api/web/depGet27');
    expect(depGet27Call.effect).toEqual('read');
  });

  it('claimDepGet27Call', () => {
    expect(claimDepGet27Call.path).toEqual('/api/web/depGet27');
    expect(claimDepGet27Call.effect).toEqual('write');
  });

  it('depGet28Call', () => {
    expect(depGet28Call.path).toEqual('/api/web/depGet28');
    expect(depGet28Call.effect).toEqual('read');
  });

  it('claimDepGet28Call', () => {
    expect(claimDepGet28Call.path).toEqual('/api/web/depGet28');
    expect(claimDepGet28Call.effect).toEqual('write');
  });

  it('drawPrize', () => {
    expect(parse(drawPrize, { type: '1', am: '8', odds: '20' }).odds).toEqual(20);
  });

  it('DrawPrize', () => {
    const segment: DrawPrize = parse(drawPrize, { type: '2' });
    expect(segment.am).toEqual(0);
  });

  it('drawConfig', () => {
    expect(parse(drawConfig, { info: { am: '100', day: '3' }, a_c: [] }).info.day).toEqual(3);
  });

  it('DrawConfig', () => {
    const config: DrawConfig = parse(drawConfig, { info: { am: '100', day: '3' }, a_c: [] });
    expect(config.info.minDep).toEqual(0);
  });

  it('getPddConfigInfoCall', () => {
    const text = parse(getPddConfigInfoCall.response, '{"info":{"am":100},"a_c":[]}');
    expect(parseJsonText(text, drawConfig)?.info.am).toEqual(100);
  });

  it('drawPayout', () => {
    expect(parse(drawPayout, { nick: 'L***a', am: '100', logtime: 1767196800 }).am).toEqual(100);
  });

  it('DrawPayout', () => {
    const row: DrawPayout = parse(drawPayout, { nick: 'L***a', am: '100', logtime: 1767196800 });
    expect(row.am).toEqual(100);
  });

  it('pddPerListCall', () => {
    expect(
      parse(pddPerListCall.response, [{ nick: 'L***a', am: '100', logtime: 1767196800 }])[0]?.am,
    ).toEqual(100);
  });

  it('drawFriend', () => {
    expect(parse(drawFriend, { nick: 'R***n', logtime: 1767196800 }).state).toEqual(1);
  });

  it('DrawFriend', () => {
    const friend: DrawFriend = parse(drawFriend, { nick: 'R***n', state: '2', logtime: 1767196800 });
    expect(friend.state).toEqual(2);
  });

  it('getSharePhoneCall', () => {
    expect(parse(getSharePhoneCall.response, [{ nick: 'R***n', logtime: 1767196800 }])[0]?.state).toEqual(1);
  });

  it('userDraw', () => {
    expect(parse(userDraw, { logid: 70, am: '62.5', goal: '100', times: '2' }).am).toEqual(62.5);
  });

  it('UserDraw', () => {
    const round: UserDraw = parse(userDraw, { logid: 70, am: '62.5', goal: '100' });
    expect(round.goal).toEqual(100);
  });

  it('drawLog', () => {
    expect(parse(drawLog, { logid: 1, logtime: 1767196800, type: '3', index: '3' }).src).toEqual('free');
  });

  it('DrawLog', () => {
    const spin: DrawLog = parse(drawLog, { logid: 1, logtime: 1767196800, type: '1', am: '8', index: '0' });
    expect(spin.am).toEqual(8);
  });

  it('getUserPddInfoCall', () => {
    expect(parse(getUserPddInfoCall.response, [{ logid: 70, times: '2' }])[0]?.times).toEqual(2);
    expect(parse(getUserPddInfoCall.response, null)).toEqual([]);
  });

  it('pddInitCall', () => {
    expect(parse(pddInitCall.response, { logid: '71', goal: '100' }).logid).toEqual(71);
  });

  it('pddNewCall', () => {
    const spin = { logid: 75, logtime: 1767196800, type: 1, am: '8', index: 0, user: { times: '1' } };
    expect(parse(pddNewCall.response, spin).user.times).toEqual(1);
  });

  it('getPddInfoCall', () => {
    expect(parse(getPddInfoCall.response, { logid: 70, helpers: '1' }).helpers).toEqual(1);
  });

  it('getLotteryLogListCall', () => {
    expect(parse(getLotteryLogListCall.request, { logId: '0' })).toEqual({ logId: 0 });
  });

  it('getPddCall', () => {
    expect(parse(getPddCall.request, { logId: '70' })).toEqual({ logId: 70 });
  });

  it('emptyRequest', () => {
    expect(parse(emptyRequest, {})).toEqual({});
  });

  it('envelope', () => {
    expect(parse(envelope, { code: '200', msg: 'ok', data: {} }).code).toEqual(200);
  });

  it('Envelope', () => {
    const row: Envelope = parse(envelope, { code: '200', msg: 'ok', data: {} });
    expect(row.code).toEqual(200);
  });

  it('signDay', () => {
    expect(parse(signDay, { prize_amount: '5' }).prize_type).toEqual(1);
  });

  it('SignDay', () => {
    const row: SignDay = parse(signDay, { prize_amount: '5' });
    expect(row.prize_type).toEqual(1);
  });

  it('getSignInfoCall', () => {
    expect(getSignInfoCall.path).toEqual('/api/web/getSignInfo');
    expect(getSignInfoCall.effect).toEqual('read');
  });

  it('eventGetSignCall', () => {
    expect(eventGetSignCall.path).toEqual('/api/web/eventGetSign');
    expect(eventGetSignCall.effect).toEqual('write');
  });

  it('game', () => {
    expect(parse(game, { gc: 'sampaguita', name: 'Sampaguita Spins', hot: 'true', rtp: '96' }).rtp).toEqual(
      96,
    );
  });

  it('Game', () => {
    const row: Game = parse(game, { gc: 'sampaguita', demo: 'true', min: '1' });
    expect(row.demo).toEqual(1);
  });

  it('gameListCall', () => {
    expect(gameListCall.path).toEqual('/api/web/gameList');
    expect(gameListCall.effect).toEqual('read');
  });

  it('getHotCall', () => {
    expect(getHotCall.path).toEqual('/api/web/getHot');
    expect(getHotCall.effect).toEqual('read');
  });

  it('favoriteListCall', () => {
    expect(favoriteListCall.path).toEqual('/api/web/favoriteList');
    expect(favoriteListCall.effect).toEqual('read');
  });

  it('userFavoriteCall', () => {
    const request = { gc: 'jeepney' };
    expect(parse(userFavoriteCall.request, request)).toEqual(request);
  });

  it('delGameFavoriteCall', () => {
    const request = { gc: 'jeepney' };
    expect(parse(delGameFavoriteCall.request, request)).toEqual(request);
  });

  it('launchGameCall', () => {
    expect(parse(launchGameCall.request, { gc: 'sampaguita', demo: 'true' })).toEqual({
      gc: 'sampaguita',
      demo: 1,
    });
  });

  it('winTick', () => {
    expect(
      parse(winTick, { gc: 'jeepney', nick: 'L****a', WinScore: '1500000', logtime: 1767196800 }).WinScore,
    ).toEqual(1_500_000);
  });

  it('WinTick', () => {
    const row: WinTick = parse(winTick, {
      gc: 'jeepney',
      nick: 'L****a',
      WinScore: '1500000',
      logtime: 1767196800,
    });
    expect(row.WinScore).toEqual(1_500_000);
  });

  it('gameLogCall', () => {
    expect(gameLogCall.path).toEqual('/api/web/gameLog');
    expect(gameLogCall.effect).toEqual('read');
  });

  it('headerName', () => {
    expect(headerName.idempotencyKey).toEqual('Idempotency-Key');
  });

  it('Flag', () => {
    const on: Flag = parse(promotionStatus, 'true');
    expect(on).toEqual(1);
  });

  it('parseJsonText', () => {
    expect(parseJsonText('[{"amount":100,"rate":50}]', giftSteps)).toEqual([{ amount: 100, rate: 50 }]);
    expect(parseJsonText('not JSON', giftSteps)).toEqual(undefined);
  });

  it('Peso', () => {
    const bonus: Peso = parse(eggPrize, { prize_type: 1, am: '5.50' }).am;
    expect(bonus).toEqual(5.5);
  });

  it('Score', () => {
    const won: Score = parse(winTick, { gc: 'jeepney', WinScore: '11500', logtime: 0 }).WinScore;
    expect(won).toEqual(11_500);
  });

  it('kycInfoCall', () => {
    expect(kycInfoCall.path).toEqual('/api/web/kycInfo');
    expect(kycInfoCall.effect).toEqual('read');
  });

  it('documentTypeNames', () => {
    expect(documentTypeNames.includes('passport')).toEqual(true);
  });

  it('pictureMimeTypes', () => {
    expect(pictureMimeTypes.includes('image/png')).toEqual(true);
  });

  it('largestPictureBytes', () => {
    expect(largestPictureBytes / 1_000_000).toEqual(2);
  });

  it('kycSubmitCall', () => {
    expect(kycSubmitCall.hasFiles).toEqual(true);
  });

  it('mailRow', () => {
    expect(
      parse(mailRow, { id: 44, title: 'Your weekly VIP gift', stime: 1767196800, read: 'false' }).read,
    ).toEqual(0);
  });

  it('MailRow', () => {
    const row: MailRow = parse(mailRow, {
      id: 44,
      title: 'Your weekly VIP gift',
      stime: 1767196800,
      read: 'false',
    });
    expect(row.read).toEqual(0);
  });

  it('mailInfo', () => {
    expect(
      parse(mailInfo, { id: 44, title: 'Gift', stime: 1767196800, content: 'For you', accessory: [] }).acc,
    ).toEqual(0);
  });

  it('MailInfo', () => {
    const sent = { id: 44, title: 'Gift', stime: 1767196800, content: 'For you', accessory: [] };
    const row: MailInfo = parse(mailInfo, sent);
    expect(row.acc).toEqual(0);
  });

  it('getMsgListCall', () => {
    expect(parse(getMsgListCall.request, { id: '0' })).toEqual({ id: 0 });
  });

  it('getMsgInfoCall', () => {
    expect(parse(getMsgInfoCall.request, { id: '44' })).toEqual({ id: 44 });
  });

  it('getMsgCountCall', () => {
    expect(getMsgCountCall.path).toEqual('/api/web/getMsgCount');
    expect(getMsgCountCall.effect).toEqual('read');
  });

  it('getAccessoryCall', () => {
    expect(parse(getAccessoryCall.request, { id: '44' })).toEqual({ id: 44 });
  });

  it('delMsgCall', () => {
    expect(parse(delMsgCall.request, { id: '44' })).toEqual({ id: 44 });
  });

  it('PAYMENT_PATH', () => {
    expect(PAYMENT_PATH).toEqual('/pay/client');
  });

  it('paymentStatus', () => {
    expect(parse(paymentStatus, { code: '200' }).code).toEqual(200);
  });

  it('depositExtra', () => {
    expect(parse(depositExtra, { account_name: 'Juan dela Cruz' }).account_name).toEqual('Juan dela Cruz');
  });

  it('withdrawExtra', () => {
    expect(
      parse(withdrawExtra, { account_name: 'Juan', account_no: '09171234567', bank_code: 'GCASH' }).bank_code,
    ).toEqual('GCASH');
  });

  it('depositCall', () => {
    expect(depositCall.query('gcash')).toEqual('f=gcash_deposit&c=h5');
    expect(parse(depositCall.response, { pay_url: 'https://pay.example/1' }).orderid).toEqual(undefined);
  });

  it('withdrawCall', () => {
    expect(withdrawCall.query('gcash')).toEqual('f=gcash_withdraw');
    expect(withdrawCall.okCode).toEqual(100);
  });

  it('payChannel', () => {
    expect(parse(payChannel, { p: 'gcash', c: 'gp1', much: '100,500' }).much).toEqual([100, 500]);
  });

  it('WirePayChannel', () => {
    const channel: WirePayChannel = parse(payChannel, { p: 'gcash', c: 'gp1', min: '100' });
    expect(channel.min).toEqual(100);
  });

  it('payMethod', () => {
    expect(parse(payMethod, { id: '3', name: 'Maya', deposit: '1', d_min: '100' }).d_min).toEqual(100);
  });

  it('WirePayMethod', () => {
    const method: WirePayMethod = parse(payMethod, { id: '3', name: 'Maya' });
    expect(method.payChanel).toEqual([]);
  });

  it('payHint', () => {
    expect(parse(payHint, { payid: '3', paychnl: 'my1', paytype: 'maya' }).payid).toEqual(3);
  });

  it('WirePayHint', () => {
    const hint: WirePayHint = parse(payHint, { payid: '3' });
    expect(hint.paychnl).toEqual('');
  });

  it('paylist4vipCall', () => {
    expect(paylist4vipCall.query(7)).toEqual('f=paylist4vip&u=7');
    expect(parse(paylist4vipCall.response, { data: [{ id: '3', name: 'Maya' }] }).data[0]?.id).toEqual(3);
  });

  it('platform', () => {
    expect(parse(platform, { pf: 'KIS', name: 'Kislap Originals' }).pf).toEqual('KIS');
  });

  it('Platform', () => {
    const studio: Platform = parse(platform, { pf: 'KIS', s: '1' });
    expect(studio.cats).toEqual([]);
  });

  it('platformListCall', () => {
    expect(platformListCall.path).toEqual('/go/api/platformList');
    expect(platformListCall.effect).toEqual('read');
  });

  it('PaymentCallContract', () => {
    const list: PaymentCallContract<number> = paylist4vipCall;
    expect(list.okCode).toEqual(200);
  });

  it('cardTag', () => {
    expect(parse(cardTag, 'hot')).toEqual('hot');
    expect(parse(cardTag, 'sold out')).toEqual('');
  });

  it('activityCard', () => {
    expect(parse(activityCard, { id: 1, activity_type: 23, tag: 'sold out', status: 1 }).tag).toEqual('');
  });

  it('ActivityCard', () => {
    const row: ActivityCard = parse(activityCard, { id: 1, activity_type: 23, tag: 'sold out', status: 1 });
    expect(row.tag).toEqual('');
  });

  it('activityListCall', () => {
    expect(activityListCall.path).toEqual('/api/web/activityList');
    expect(activityListCall.effect).toEqual('read');
  });

  it('getActImgCall', () => {
    expect(parse(getActImgCall.request, { type: '23' })).toEqual({ type: 23 });
  });

  it('redPacket', () => {
    expect(
      parse(redPacket, { pktId: 2, stime: 1767196800, etime: 1767200400, state: '1', max: '88' }).max,
    ).toEqual(88);
  });

  it('RedPacketRow', () => {
    const row: RedPacketRow = parse(redPacket, {
      pktId: 2,
      stime: 1767196800,
      etime: 1767200400,
      state: '1',
      max: '88',
    });
    expect(row.max).toEqual(88);
  });

  it('redPackerInfoCall', () => {
    expect(redPackerInfoCall.path).toEqual('/api/web/redPackerInfo');
    expect(redPackerInfoCall.effect).toEqual('read');
  });

  it('getRedPackerCall', () => {
    expect(parse(getRedPackerCall.request, { pktId: '2' })).toEqual({ pktId: 2 });
  });

  it('getEventCardCall', () => {
    const request = { card: 'KISLAP2026' };
    expect(parse(getEventCardCall.request, request)).toEqual(request);
  });

  it('REBATE_RECEIVE_PATH', () => {
    expect(receiveDayFlowCall.path === REBATE_RECEIVE_PATH).toEqual(true);
  });

  it('userDayFlowCall', () => {
    expect(userDayFlowCall.path).toEqual('/api/web/userDayFlow');
    expect(userDayFlowCall.effect).toEqual('read');
  });

  it('dayFlowRow', () => {
    expect(
      parse(dayFlowRow, { LogID: 1, LogTime: 1767196800, UserFlow: '842000', Amount: '5052' }).Amount,
    ).toEqual(5_052);
  });

  it('DayFlowRow', () => {
    const row: DayFlowRow = parse(dayFlowRow, {
      LogID: 1,
      LogTime: 1767196800,
      UserFlow: '842000',
      Amount: '5052',
    });
    expect(row.Amount).toEqual(5_052);
  });

  it('getDayFlowCall', () => {
    expect(parse(getDayFlowCall.request, { offset: '0' })).toEqual({ offset: 0 });
  });

  it('receiveDayFlowCall', () => {
    expect(receiveDayFlowCall.path).toEqual('/api/web/receiveDayFlow');
    expect(receiveDayFlowCall.effect).toEqual('write');
  });

  it('prizeLogRow', () => {
    expect(
      parse(prizeLogRow, { logid: 1, logtime: 1767196800, activity_type: 8, am: '5' }).prize_type,
    ).toEqual(1);
  });

  it('PrizeLogRow', () => {
    const row: PrizeLogRow = parse(prizeLogRow, { logid: 1, logtime: 1767196800, activity_type: 8, am: '5' });
    expect(row.prize_type).toEqual(1);
  });

  it('lotteryLogCall', () => {
    expect(parse(lotteryLogCall.request, { logId: '0' })).toEqual({ logId: 0 });
  });

  it('textFlag', () => {
    expect(parse(textFlag, 1)).toEqual('true');
    expect(parse(textFlag, undefined)).toEqual('false');
  });

  it('depositNoticeRow', () => {
    expect(parse(depositNoticeRow, { logid: 42, amount: '500', isFirst: 1 }).isFirst).toEqual('true');
  });

  it('DepositNoticeRow', () => {
    const row: DepositNoticeRow = parse(depositNoticeRow, { logid: 42, amount: '500', isFirst: 1 });
    expect(row.isFirst).toEqual('true');
  });

  it('depositLogRow', () => {
    expect(
      parse(depositLogRow, { logid: 42, logtime: 1767196800, amount: '500', status: '1' }).amount,
    ).toEqual(500);
  });

  it('DepositLogRow', () => {
    const row: DepositLogRow = parse(depositLogRow, {
      logid: 42,
      logtime: 1767196800,
      amount: '500',
      status: '1',
    });
    expect(row.amount).toEqual(500);
  });

  it('withdrawLogRow', () => {
    expect(parse(withdrawLogRow, { BankID: 9, logtime: 1767196800, amount: '500', status: '0' }).id).toEqual(
      9,
    );
  });

  it('WithdrawLogRow', () => {
    const row: WithdrawLogRow = parse(withdrawLogRow, {
      BankID: 9,
      logtime: 1767196800,
      amount: '500',
      status: '0',
    });
    expect(row.id).toEqual(9);
  });

  it('depositNoticeCall', () => {
    expect(parse(depositNoticeCall.request, { logId: '41' })).toEqual({ logId: 41 });
  });

  it('getDepositLogCall', () => {
    expect(parse(getDepositLogCall.request, { logId: '0' })).toEqual({ logId: 0 });
  });

  it('getWithdrawLogCall', () => {
    expect(parse(getWithdrawLogCall.request, { logId: '0' })).toEqual({ logId: 0 });
  });

  it('thirdWdwCall', () => {
    expect(thirdWdwCall.path).toEqual('/api/web/thirdWdw');
    expect(thirdWdwCall.effect).toEqual('write');
  });

  it('userShareInfoCall', () => {
    expect(userShareInfoCall.path).toEqual('/api/web/userShareInfo');
    expect(userShareInfoCall.effect).toEqual('read');
  });

  it('getShareContentCall', () => {
    expect(getShareContentCall.path).toEqual('/api/web/getShareContent');
    expect(getShareContentCall.effect).toEqual('read');
  });

  it('shareBoardRow', () => {
    expect(parse(shareBoardRow, { rank: '1', nick: 'M***a', num: '12', am: '240' }).num).toEqual(12);
  });

  it('ShareBoardRow', () => {
    const row: ShareBoardRow = parse(shareBoardRow, { rank: '1', nick: 'M***a', num: '12', am: '240' });
    expect(row.num).toEqual(12);
  });

  it('shareBoardCall', () => {
    expect(shareBoardCall.path).toEqual('/api/web/shareBoard');
    expect(shareBoardCall.effect).toEqual('read');
  });

  it('shareLogRow', () => {
    expect(
      parse(shareLogRow, { logid: 1, logtime: 1767196800, type: '1', am: '5', state: '1' }).type,
    ).toEqual(1);
  });

  it('ShareLogRow', () => {
    const row: ShareLogRow = parse(shareLogRow, {
      logid: 1,
      logtime: 1767196800,
      type: '1',
      am: '5',
      state: '1',
    });
    expect(row.type).toEqual(1);
  });

  it('shareLogCall', () => {
    expect(parse(shareLogCall.request, { logId: '0' })).toEqual({ logId: 0 });
  });

  it('shareLog4UCall', () => {
    expect(parse(shareLog4UCall.request, { logId: '0' })).toEqual({ logId: 0 });
  });

  it('shareDepCall', () => {
    expect(shareDepCall.path).toEqual('/api/web/shareDep');
    expect(shareDepCall.effect).toEqual('read');
  });

  it('getShareDepCall', () => {
    expect(getShareDepCall.path).toEqual('/api/web/getShareDep');
    expect(getShareDepCall.effect).toEqual('write');
  });

  it('RgLimit', () => {
    const day: RgLimit = { am: 1_000, used: 0, reset: 1_767_196_800 };
    expect(day.am - day.used).toEqual(1_000);
  });

  it('rgLimits', () => {
    expect(parse(rgLimits, { dep: {}, loss: {} }).reality.min).toEqual(0);
  });

  it('RgLimits', () => {
    const row: RgLimits = parse(rgLimits, { dep: {}, loss: {} });
    expect(row.reality.min).toEqual(0);
  });

  it('rgInfoCall', () => {
    expect(rgInfoCall.path).toEqual('/api/web/rgInfo');
    expect(rgInfoCall.effect).toEqual('read');
  });

  it('rgSetCall', () => {
    const request = { kind: 'dep', span: 'day' };
    expect(parse(rgSetCall.request, { ...request, value: '1000' })).toEqual({ ...request, value: 1000 });
  });

  it('rgBreakCall', () => {
    expect(parse(rgBreakCall.request, { hours: '24', password: 'mabuhay2026' })).toEqual({
      hours: 24,
      password: 'mabuhay2026',
    });
  });

  it('rgExcludeCall', () => {
    const request = { password: 'mabuhay2026', confirm: 'EXCLUDE' };
    expect(parse(rgExcludeCall.request, { ...request, months: '6' })).toEqual({ ...request, months: 6 });
  });

  it('checkPwdCall', () => {
    const request = { password: 'mabuhay2026' };
    expect(parse(checkPwdCall.request, request)).toEqual(request);
  });

  it('changePwdCall', () => {
    const request = { old: 'mabuhay2025', password: 'mabuhay2026', password1: 'mabuhay2026' };
    expect(parse(changePwdCall.request, request)).toEqual(request);
  });

  it('WireSession', () => {
    const rows: readonly WireSession[] = parse(sessionsCall.response, [
      { id: 'a1', last: 1767196800, here: 'true' },
    ]);
    expect(rows[0]?.here).toEqual(1);
  });

  it('sessionsCall', () => {
    expect(sessionsCall.path).toEqual('/api/web/sessions');
    expect(sessionsCall.effect).toEqual('read');
  });

  it('endSessionCall', () => {
    const request = { id: 'b2' };
    expect(parse(endSessionCall.request, request)).toEqual(request);
  });

  it('consentCall', () => {
    expect(parse(consentCall.request, { marketing: '0', analytics: 'true' })).toEqual({
      marketing: 0,
      analytics: 1,
    });
  });

  it('consentInfoCall', () => {
    expect(consentInfoCall.path).toEqual('/api/web/consentInfo');
    expect(consentInfoCall.effect).toEqual('read');
  });

  it('exportMeCall', () => {
    expect(exportMeCall.path).toEqual('/api/web/exportMe');
    expect(exportMeCall.effect).toEqual('write');
  });

  it('closeAccountCall', () => {
    const request = { password: 'mabuhay2026' };
    expect(parse(closeAccountCall.request, request)).toEqual(request);
  });

  it('refusalFacts', () => {
    expect(parse(refusalFacts, { wait: '60', field: 'code' }).wait).toEqual(60);
  });

  it('RefusalFacts', () => {
    const facts: RefusalFacts = { field: 'idNo' };
    expect(facts.field).toEqual('idNo');
  });

  it('statementRow', () => {
    expect(parse(statementRow, { id: 1, t: 1767196800, kind: 'dep', am: '500' }).am).toEqual(500);
  });

  it('StatementRow', () => {
    const row: StatementRow = parse(statementRow, { id: 1, t: 1767196800, kind: 'dep', am: '500' });
    expect(row.am).toEqual(500);
  });

  it('statementCall', () => {
    const january = { from: '2026-01-01', to: '2026-01-31' };
    expect(parse(statementCall.request, january)).toEqual({ ...january, logId: 0 });
  });

  it('turnoverRow', () => {
    expect(parse(turnoverRow, { id: 1, logtime: 1767196800, type: 'gift', am: '500' }).type).toEqual('bonus');
  });

  it('TurnoverRow', () => {
    const row: TurnoverRow = parse(turnoverRow, { id: 1, logtime: 1767196800, type: 'gift', am: '500' });
    expect(row.type).toEqual('bonus');
  });

  it('turnoverCall', () => {
    expect(parse(turnoverCall.request, { page: '1', type: 'event' })).toEqual({ page: 1, type: 'event' });
  });

  it('userTeamInfoCall', () => {
    expect(parse(userTeamInfoCall.response, { num: '72', todayCom: '4.2' }).num).toEqual(72);
    expect(parse(userTeamInfoCall.response, {}).can).toEqual(0);
  });

  it('scTeamUserInfoCall', () => {
    expect(parse(scTeamUserInfoCall.response, [{ lv: '1', num: '24' }])[0]?.num).toEqual(24);
  });

  it('teamUser', () => {
    expect(parse(teamUser, { logid: 6, lv: '1', regtime: 1767196800, dep: 'true' }).dep).toEqual(1);
  });

  it('TeamUser', () => {
    const row: TeamUser = parse(teamUser, { logid: 6, lv: '1', regtime: 1767196800, dep: 'true' });
    expect(row.dep).toEqual(1);
  });

  it('teamUserListCall', () => {
    expect(parse(teamUserListCall.request, { lv: '1' })).toEqual({ lv: 1 });
  });

  it('paging', () => {
    expect(parse(paging, { page: '1', size: '20' }).size).toEqual(20);
  });

  it('teamLogRow', () => {
    expect(parse(teamLogRow, { logid: 2, logtime: 1767196800, lv: '1', am: '18.2' }).am).toEqual(18.2);
  });

  it('TeamLogRow', () => {
    const row: TeamLogRow = parse(teamLogRow, { logid: 2, logtime: 1767196800, lv: '1', am: '18.2' });
    expect(row.am).toEqual(18.2);
  });

  it('teamLog4UCall', () => {
    expect(teamLog4UCall.path).toEqual('/api/web/teamLog4U');
    expect(teamLog4UCall.effect).toEqual('read');
  });

  it('bonusUserInfoCall', () => {
    expect(bonusUserInfoCall.path).toEqual('/api/web/bonusUserInfo');
    expect(bonusUserInfoCall.effect).toEqual('read');
  });

  it('commissionRow', () => {
    expect(
      parse(commissionRow, { logid: 9, day: '2026-01-01', lv: '1', am: '19.26', state: '0' }).am,
    ).toEqual(19.26);
  });

  it('CommissionRow', () => {
    const row: CommissionRow = parse(commissionRow, {
      logid: 9,
      day: '2026-01-01',
      lv: '1',
      am: '19.26',
      state: '0',
    });
    expect(row.am).toEqual(19.26);
  });

  it('teamRewardDetailCall', () => {
    expect(parse(teamRewardDetailCall.request, { logId: '0' })).toEqual({ logId: 0 });
  });

  it('getTeamRewardCall', () => {
    expect(parse(getTeamRewardCall.request, {})).toEqual({});
  });

  it('userAlmsCall', () => {
    expect(userAlmsCall.path).toEqual('/api/web/userAlms');
    expect(userAlmsCall.effect).toEqual('read');
  });

  it('getUserAlmsCall', () => {
    expect(getUserAlmsCall.path).toEqual('/api/web/getUserAlms');
    expect(getUserAlmsCall.effect).toEqual('write');
  });

  it('vipLevel', () => {
    expect(parse(vipLevel, { vip: '1', name: 'VIP 1', dep: '500', flow: '2500' }).flow).toEqual(2_500);
  });

  it('VipLevel', () => {
    const level: VipLevel = parse(vipLevel, { vip: '1', name: 'VIP 1' });
    expect(level.dep).toEqual(0);
  });

  it('vipLvListCall', () => {
    expect(vipLvListCall.path).toEqual('/api/web/vipLvList');
    expect(vipLvListCall.effect).toEqual('read');
  });

  it('lvDay', () => {
    expect(parse(lvDay, { lvType: '2', am: '6', state: '1' }).am).toEqual(6);
  });

  it('LvDay', () => {
    const row: LvDay = parse(lvDay, { lvType: '2', am: '6', state: '1' });
    expect(row.lvType).toEqual(2);
  });

  it('userLvDayCall', () => {
    expect(userLvDayCall.path).toEqual('/api/web/userLvDay');
    expect(userLvDayCall.effect).toEqual('read');
  });

  it('getUserLvDayCall', () => {
    expect(getUserLvDayCall.path).toEqual('/api/web/getUserLvDay');
    expect(getUserLvDayCall.effect).toEqual('write');
  });

  it('lvReward', () => {
    expect(parse(lvReward, { vip: '1', am: '10', state: '2' }).state).toEqual(2);
  });

  it('LvReward', () => {
    const row: LvReward = parse(lvReward, { vip: '1', am: '10', state: '2' });
    expect(row.state).toEqual(2);
  });

  it('userLvListCall', () => {
    expect(userLvListCall.path).toEqual('/api/web/userLvList');
    expect(userLvListCall.effect).toEqual('read');
  });

  it('getUserLvCall', () => {
    expect(parse(getUserLvCall.request, { vip: '2' })).toEqual({ vip: 2 });
  });

  it('adPointCall', () => {
    expect(adPointCall.path).toEqual('/api/web/adPoint');
    expect(adPointCall.effect).toEqual('write');
  });
});

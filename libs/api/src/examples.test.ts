// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { createFakeOperator, sampleHandlers, beOffline, answer } from './testing/index';
import { formatMoney, moneyFromPeso } from '@kislap/domain';
import { mutate } from 'swr';
import {
  type Absence,
  type AcceptedWithdrawal,
  type AccountClosing,
  type AccountElsewhere,
  activeAwardsKey,
  activitiesKey,
  type Activity,
  type ActivityDetail,
  activityDetailKey,
  type ActivityRules,
  activityStatesKey,
  type Ad,
  type AdFrequency,
  type AdPlace,
  type AdPoint,
  adsKey,
  answerCode,
  type AnswerCode,
  AnswerError,
  type ApiConfig,
  type ApiError,
  balanceKey,
  type Banner,
  type BannerPlace,
  bannersKey,
  type Bet,
  type BetQuery,
  type BetReward,
  type BetSummary,
  betSummaryKey,
  bindPhone,
  breakHours,
  bringGameMoneyHome,
  type CallOptions,
  cashCheckKey,
  changePassword,
  type CheckInClaim,
  checkInPlanKey,
  checkInStandingKey,
  type Claim,
  claimDepositReward,
  claimLadderStep,
  closeAccount,
  collectDraw,
  type CollectedDraw,
  type Commission,
  commissionKey,
  commissionLogKey,
  type CommissionRecord,
  configureApi,
  confirmPassword,
  type Consents,
  consentsKey,
  ContractError,
  createFreshness,
  type DailyLadder,
  deleteMail,
  deleteReadMails,
  depositGiftsKey,
  depositLadderKey,
  depositLogKey,
  type DepositOrder,
  type DepositRecord,
  depositRewardKey,
  type DepositRewardName,
  type DeviceSession,
  deviceSessionsKey,
  type DrawFriend,
  drawFriendsKey,
  type DrawInfo,
  drawInfoKey,
  drawRoundKey,
  type DrawSetup,
  drawSetupKey,
  type DrawSpin,
  drawSpinsKey,
  type DrawWinner,
  drawWinnersKey,
  type EggInfo,
  eggInfoKey,
  type EggOdds,
  endDeviceSession,
  exclusionMonths,
  favoriteGamesKey,
  type Freshness,
  type FriendBonus,
  type FriendBonuses,
  friendBonusesKey,
  type Game,
  type GameLaunch,
  type GameLaunchRequest,
  gamesKey,
  getActiveAwards,
  getActivities,
  getActivityDetail,
  getActivityStates,
  getAds,
  getBalance,
  getBanners,
  getBetDay,
  getCashCheck,
  getCheckInPlan,
  getCheckInStanding,
  getCommission,
  getCommissionLog,
  getConsents,
  getCreditedDeposits,
  getDepositGifts,
  getDepositLadder,
  getDepositLog,
  getDepositReward,
  getDeviceSessions,
  getDrawFriends,
  getDrawInfo,
  getDrawRound,
  getDrawSetup,
  getDrawSpins,
  getDrawWinners,
  getEggInfo,
  getFavoriteGames,
  getFriendBonuses,
  getGames,
  getHotGames,
  getIdentityCheck,
  getInvitation,
  getInvitationWords,
  getInviteBonusLog,
  getInviterRanking,
  getLevelGifts,
  getMail,
  getMails,
  getNotices,
  getOperatorSettings,
  getPayOffer,
  getPeriodGifts,
  getPlatforms,
  getPlayer,
  getPlayLimits,
  getPrizeLog,
  getRebate,
  getRebateLog,
  getRecentWins,
  getRedPackets,
  getRelief,
  getSavedBanks,
  getStatement,
  getTeam,
  getTeamLevels,
  getTeamMembers,
  getTeamShares,
  getTurnoverSources,
  getUnreadMailCount,
  getVipLevels,
  getVipStanding,
  getWholeBetDay,
  getWholeStatement,
  getWithdrawalLog,
  type Happening,
  hotGamesKey,
  type IdentityCheck,
  identityCheckKey,
  identityFieldOf,
  type IdentityProof,
  type Invitation,
  invitationKey,
  type InvitationWords,
  invitationWordsKey,
  type InviteBonus,
  inviteBonusLogKey,
  type InviteBonusSpan,
  inviterRankingKey,
  keptReads,
  launchGame,
  type LevelGift,
  levelGiftsKey,
  type LimitKind,
  type LimitSpan,
  logIn,
  logInElsewhere,
  type LoginProof,
  logOut,
  type LogPage,
  type Mail,
  mailKey,
  type MailLetter,
  mailsKey,
  type MaintenanceReport,
  type Movement,
  newIdempotencyKey,
  type Notice,
  noticesKey,
  OfflineError,
  type OfflineReason,
  onServerClockCorrected,
  openRedPacket,
  type OperatorSettings,
  operatorSettingsKey,
  pace,
  type Pace,
  type PasswordByCode,
  type PasswordChange,
  type PaymentOutcome,
  type PayOffer,
  payOfferKey,
  periodGiftsKey,
  pingOnline,
  type PlacedDeposit,
  placeDeposit,
  type Platform,
  platformsKey,
  playerKey,
  type PlayLimit,
  type PlayLimits,
  playLimitsKey,
  preloadPayments,
  preloadTransport,
  prizeLogKey,
  type PrizeRecord,
  type RankedInviter,
  type ReadKey,
  readTracking,
  realityCheckMinutes,
  rebateKey,
  rebateLogKey,
  type RebateRecord,
  receiveAttachment,
  receiveBetReward,
  receiveRebate,
  type RecentWin,
  recentWinsKey,
  redeemGiftCard,
  redPacketsKey,
  type RefusalFacts,
  register,
  type Registration,
  reliefKey,
  requestDataExport,
  requestWithdrawal,
  resetPassword,
  saveConsents,
  savedBanksKey,
  sendIdentity,
  sendSmsCode,
  serverNow,
  type SessionReport,
  setAvatar,
  setFavoriteGame,
  setPlayLimit,
  setRealityCheck,
  setTimeLimit,
  type SignedIn,
  type SignedParts,
  type SignStrategy,
  signWithSha256,
  type Sitting,
  type SmashedEgg,
  smashEgg,
  type SmsCodeSent,
  type SmsScene,
  spinDraw,
  type SpunDraw,
  staleAfter,
  startDraw,
  type Statement,
  statementKey,
  type StatementPeriod,
  type StatementSummary,
  stepAway,
  takeCheckIn,
  takeCommission,
  takeFriendBonuses,
  takeLevelGift,
  takePeriodGift,
  takeRelief,
  type Team,
  teamKey,
  type TeamLevelFigures,
  teamLevelsKey,
  type TeamMember,
  teamMembersKey,
  type TeamSelection,
  type TeamShare,
  teamSharesKey,
  tellAdPoint,
  type TimeLimit,
  type Tracking,
  type TurnoverScope,
  type TurnoverSource,
  turnoverSourcesKey,
  unreadMailCountKey,
  type VipLevel,
  vipLevelsKey,
  vipStandingKey,
  withdrawalLogKey,
  type WithdrawalOrder,
  type WithdrawalRecord,
} from './index';

describe('examples of index', () => {
  it('bindPhone', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const password = 'mabuhay2026';
    const form = { phone: '639171234567', code: '123456', password, passwordAgain: password };
    expect(await bindPhone(form)).toEqual('639171234567');
  });

  it('balanceKey', () => {
    expect(balanceKey(7)).toEqual(['getUserScore', 7]);
  });

  it('getBalance', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(formatMoney(await getBalance())).toEqual('12,345.67');
  });

  it('cashCheckKey', () => {
    expect(cashCheckKey(7)).toEqual(['userCashCheck', 7]);
  });

  it('getCashCheck', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getCashCheck()).depositCount).toEqual(2);
  });

  it('checkInStandingKey', () => {
    expect(checkInStandingKey(7)).toEqual(['signUserInfo', 7]);
  });

  it('getCheckInStanding', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getCheckInStanding()).vipLevel).toEqual(2);
  });

  it('getPlayer', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getPlayer()).nickname).toEqual('Ligaya');
  });

  it('playerKey', () => {
    expect(playerKey(7)).toEqual(['getUserInfo', 7]);
  });

  it('getSavedBanks', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getSavedBanks())[0]?.accountNumber).toEqual('09170000002');
  });

  it('savedBanksKey', () => {
    expect(savedBanksKey(7)).toEqual(['getUserBank', 7]);
  });

  it('logIn', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const proof = { by: 'password', account: '09171234567', password: 'mabuhay2026' } as const;
    expect(await logIn(proof)).toEqual({ token: 'sample-token', userId: 7 });
  });

  it('LoginProof', () => {
    const proof: LoginProof = { by: 'password', account: '639171234567', password: 'mabuhay2026' };
    expect(proof.by).toEqual('password');
  });

  it('logInElsewhere', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await logInElsewhere({ provider: 'google', openId: '1234567890' })).isNew).toEqual(true);
  });

  it('AccountElsewhere', () => {
    const account: AccountElsewhere = { provider: 'google', openId: '1234567890' };
    expect(account.nickname).toEqual(undefined);
  });

  it('logOut', async () => {
    const operator = createFakeOperator(sampleHandlers);
    configureApi({ adapter: operator.adapter });
    await logOut();
    expect(operator.seen[0]?.call).toEqual('loginOut');
  });

  it('PasswordByCode', () => {
    const password = 'mabuhay2026';
    const reset: PasswordByCode = {
      phone: '639171234567',
      code: '123456',
      password,
      passwordAgain: password,
    };
    expect(reset.password === reset.passwordAgain).toEqual(true);
  });

  it('pingOnline', async () => {
    configureApi({ adapter: createFakeOperator({ getState: beOffline }).adapter });
    expect(await pingOnline(7)).toEqual({ type: 'unanswered' });
  });

  it('register', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const password = 'mabuhay2026';
    const form = { phone: '639171234567', code: '123456', password, passwordAgain: password };
    expect((await register({ ...form, birthday: '2000-01-31' })).token).toEqual('sample-token');
  });

  it('Registration', () => {
    const password = 'mabuhay2026';
    const proof = { phone: '639171234567', code: '123456', password, passwordAgain: password };
    const registration: Registration = { ...proof, birthday: '2000-01-31' };
    expect(registration.birthday > '1999-12-31').toEqual(true);
  });

  it('resetPassword', async () => {
    const operator = createFakeOperator(sampleHandlers);
    configureApi({ adapter: operator.adapter });
    const password = 'mabuhay2026';
    const form = { phone: '639171234567', code: '123456', password, passwordAgain: password };
    await resetPassword(form);
    expect(operator.seen[0]?.call).toEqual('resetPwd');
  });

  it('sendSmsCode', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const request = { phone: '639171234567', scene: 'login' } as const;
    expect(await sendSmsCode(request)).toEqual({ resendAfterSeconds: 60, expiresAfterSeconds: 300 });
  });

  it('SmsCodeSent', () => {
    const sent: SmsCodeSent = { resendAfterSeconds: 60, expiresAfterSeconds: 300 };
    expect(sent.expiresAfterSeconds / 60).toEqual(5);
  });

  it('SmsScene', () => {
    const scenes: readonly SmsScene[] = ['register', 'login', 'reset', 'bind'];
    expect(scenes.length).toEqual(4);
  });

  it('setAvatar', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await setAvatar(3)).toEqual(3);
  });

  it('SignedIn', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const proof = { by: 'smsCode', account: '09171234567', code: '123456' } as const;
    const session: SignedIn = await logIn(proof);
    expect(session.userId).toEqual(7);
  });

  it('Tracking', () => {
    const tracking: Tracking = { invite: 'LIW4NAG' };
    expect(readTracking('?invite=LIW4NAG')).toEqual(tracking);
  });

  it('Bet', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const query = { day: '2026-01-01', types: [] };
    const bet: Bet | undefined = (await getBetDay(query)).bets[0];
    expect(bet?.state).toEqual('settled');
  });

  it('BetReward', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const query = { day: '2026-01-01', types: [] };
    const reward: BetReward | undefined = (await getBetDay(query)).reward;
    expect(reward?.state).toEqual('locked');
  });

  it('BetSummary', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const query = { day: '2026-01-01', types: [] };
    const summary: BetSummary = await getBetDay(query);
    expect(summary.totals.bets).toEqual(3);
  });

  it('betSummaryKey', () => {
    expect(betSummaryKey(7, { day: '2026-01-01', types: ['slot'] })).toEqual([
      'betLog4U',
      7,
      '2026-01-01',
      'slot',
    ]);
  });

  it('getBetDay', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const query = { day: '2026-01-01', types: [] };
    expect((await getBetDay(query)).bets[0]?.gameCode).toEqual('jeepney');
  });

  it('BetQuery', () => {
    const query: BetQuery = { day: '2026-01-01', types: [] };
    expect(betSummaryKey(7, query)).toEqual(['betLog4U', 7, '2026-01-01', '']);
  });

  it('getWholeBetDay', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const query = { day: '2026-01-01', types: [] };
    expect((await getWholeBetDay(query))[0]?.gameCode).toEqual('jeepney');
  });

  it('receiveBetReward', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(formatMoney((await receiveBetReward('2026-01-01')).amount)).toEqual('5.00');
  });

  it('Claim', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const claim: Claim = await takeRelief();
    expect(formatMoney(claim.amount)).toEqual('2.00');
  });

  it('Banner', () => {
    const picture: Banner = { id: 1, image: '/vip.webp', link: 'route:/user/vip', sort: 1 };
    expect(picture.tagalogImage).toEqual(undefined);
  });

  it('activeAwardsKey', () => {
    expect(activeAwardsKey(7)).toEqual(['getPayChannel', 7]);
  });

  it('getActiveAwards', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getActiveAwards())[0]?.awardPercent).toEqual(5);
  });

  it('activityStatesKey', () => {
    expect(activityStatesKey).toEqual(['activityStateList']);
  });

  it('getActivityStates', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await getActivityStates()).toEqual([1, 5, 7, 9, 10, 13, 15, 19, 23, 27, 28]);
  });

  it('bannersKey', () => {
    expect(bannersKey('home')).toEqual(['getBanner', 'home']);
  });

  it('getBanners', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getBanners('home')).length).toEqual(0);
  });

  it('BannerPlace', () => {
    const place: BannerPlace = 'vip';
    expect(bannersKey(place)).toEqual(['getBanner', 'vip']);
  });

  it('depositGiftsKey', () => {
    expect(depositGiftsKey(7)).toEqual(['getPayGift', 7]);
  });

  it('getDepositGifts', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getDepositGifts()).map(({ type }) => type)).toEqual([15, 19, 23]);
  });

  it('Ad', () => {
    const popup: Ad = { id: 1, link: 'overlay:deposit', frequency: 'day', sort: 1, title: 'Play fair' };
    expect(popup.image).toEqual(undefined);
  });

  it('AdFrequency', () => {
    const frequency: AdFrequency = 'day';
    const ad: Pick<Ad, 'frequency'> = { frequency };
    expect(ad.frequency).toEqual('day');
  });

  it('adsKey', () => {
    expect(adsKey('popup')).toEqual(['getAds', 'popup']);
  });

  it('getAds', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getAds('popup')).length).toEqual(0);
  });

  it('AdPlace', () => {
    const place: AdPlace = 'splash';
    expect(adsKey(place)).toEqual(['getAds', 'splash']);
  });

  it('getNotices', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getNotices())[0]?.title).toEqual('Welcome');
  });

  it('noticesKey', () => {
    expect(noticesKey).toEqual(['noticeList']);
  });

  it('getOperatorSettings', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getOperatorSettings()).mustBindPhone).toEqual(true);
  });

  it('operatorSettingsKey', () => {
    expect(operatorSettingsKey).toEqual(['urlConfig']);
  });

  it('Notice', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: Notice | undefined = (await getNotices())[0];
    expect(found?.title).toEqual('Welcome');
  });

  it('OperatorSettings', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: OperatorSettings = await getOperatorSettings();
    expect(found.mustBindPhone).toEqual(true);
  });

  it('CheckInClaim', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const claim: CheckInClaim = await takeCheckIn('checkIn');
    expect(claim.day).toEqual(2);
  });

  it('collectDraw', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await collectDraw(70)).round.state).toEqual('running');
  });

  it('CollectedDraw', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const collected: CollectedDraw = await collectDraw(70);
    expect(collected.round.state).toEqual('running');
  });

  it('DrawSetup', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const setup: DrawSetup | null = await getDrawSetup();
    expect(setup?.prizes.length).toEqual(8);
  });

  it('DrawSpin', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: DrawSpin | undefined = (await getDrawSpins(0))[0];
    expect(found?.kind).toEqual('mystery');
  });

  it('drawFriendsKey', () => {
    expect(drawFriendsKey(7)).toEqual(['getSharePhone', 7]);
  });

  it('getDrawFriends', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getDrawFriends())[0]?.nickname).toEqual('R***n');
  });

  it('DrawFriend', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: DrawFriend | undefined = (await getDrawFriends())[0];
    expect(found?.nickname).toEqual('R***n');
  });

  it('drawInfoKey', () => {
    expect(drawInfoKey(7)).toEqual(['getPddInfo', 7]);
  });

  it('getDrawInfo', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getDrawInfo()).helpers).toEqual(1);
  });

  it('DrawInfo', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: DrawInfo = await getDrawInfo();
    expect(found.helpers).toEqual(1);
  });

  it('drawRoundKey', () => {
    expect(drawRoundKey(7)).toEqual(['getUserPddInfo', 7]);
  });

  it('getDrawRound', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getDrawRound())?.spinsLeft).toEqual(2);
  });

  it('drawSetupKey', () => {
    expect(drawSetupKey).toEqual(['getPddConfigInfo']);
  });

  it('getDrawSetup', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getDrawSetup())?.rules.days).toEqual(3);
  });

  it('drawSpinsKey', () => {
    expect(drawSpinsKey(7)).toEqual(['getLotteryLogList', 7]);
  });

  it('getDrawSpins', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getDrawSpins(0))[0]?.kind).toEqual('mystery');
  });

  it('drawWinnersKey', () => {
    expect(drawWinnersKey).toEqual(['pddPerList']);
  });

  it('getDrawWinners', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getDrawWinners())[0]?.nickname).toEqual('L***a');
  });

  it('DrawWinner', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: DrawWinner | undefined = (await getDrawWinners())[0];
    expect(found?.nickname).toEqual('L***a');
  });

  it('spinDraw', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await spinDraw()).round.state).toEqual('running');
  });

  it('SpunDraw', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const spun: SpunDraw = await spinDraw();
    expect(spun.round.state).toEqual('running');
  });

  it('startDraw', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await startDraw()).state).toEqual('running');
  });

  it('checkInPlanKey', () => {
    expect(checkInPlanKey(7)).toEqual(['getSignInfo', 7]);
    expect(checkInPlanKey('guest')).toEqual(['getSignInfo', 'guest']);
  });

  it('getCheckInPlan', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getCheckInPlan()).rewards.length).toEqual(7);
  });

  it('takeCheckIn', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(formatMoney((await takeCheckIn('checkIn')).amount)).toEqual('2.00');
  });

  it('createFreshness', async () => {
    expect(await createFreshness(mutate, 7).refreshAfter('avatarChanged')).toEqual(undefined);
  });

  it('Freshness', async () => {
    const freshness: Freshness = createFreshness(mutate, 7);
    expect(await freshness.refreshAfter('phoneBound')).toEqual(undefined);
  });

  it('keptReads', () => {
    expect(keptReads.player.includes('getUserScore')).toEqual(true);
  });

  it('staleAfter', () => {
    expect(staleAfter.withdrawalAccepted.map((keyOf) => keyOf(7))).toEqual([balanceKey(7), savedBanksKey(7)]);
  });

  it('Happening', () => {
    const happening: Happening = 'avatarChanged';
    expect(staleAfter[happening].map((keyOf) => keyOf(7))).toEqual([playerKey(7)]);
  });

  it('Game', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: Game | undefined = (await getGames())[0];
    expect(found?.name).toEqual('Sampaguita Spins');
  });

  it('favoriteGamesKey', () => {
    expect(favoriteGamesKey(7)).toEqual(['favoriteList', 7]);
  });

  it('getFavoriteGames', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await getFavoriteGames()).toEqual(['jeepney']);
  });

  it('gamesKey', () => {
    expect(gamesKey).toEqual(['gameList']);
  });

  it('getGames', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getGames())[0]?.name).toEqual('Sampaguita Spins');
  });

  it('getHotGames', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await getHotGames()).toEqual(['sampaguita']);
  });

  it('hotGamesKey', () => {
    expect(hotGamesKey).toEqual(['getHot']);
  });

  it('getPlatforms', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getPlatforms())[0]?.code).toEqual('KIS');
  });

  it('platformsKey', () => {
    expect(platformsKey).toEqual(['platformList']);
  });

  it('getRecentWins', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getRecentWins())[0]?.nickname).toEqual('L****a');
  });

  it('recentWinsKey', () => {
    expect(recentWinsKey).toEqual(['gameLog']);
  });

  it('launchGame', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await launchGame({ gameCode: 'sampaguita' })).url).toEqual('/sandbox/games/sampaguita?sid=1');
  });

  it('GameLaunch', () => {
    const launch: GameLaunch = { url: 'https://games.example/1', sittingId: 's1', opensIn: 'frame' };
    expect(launch.opensIn).toEqual('frame');
  });

  it('GameLaunchRequest', () => {
    const trial: GameLaunchRequest = { gameCode: 'sampaguita', isDemo: true };
    expect(trial.platformCode).toEqual(undefined);
  });

  it('Platform', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: Platform | undefined = (await getPlatforms())[0];
    expect(found?.code).toEqual('KIS');
  });

  it('RecentWin', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: RecentWin | undefined = (await getRecentWins())[0];
    expect(found?.nickname).toEqual('L****a');
  });

  it('setFavoriteGame', async () => {
    const operator = createFakeOperator(sampleHandlers);
    configureApi({ adapter: operator.adapter });
    await setFavoriteGame('sampaguita', false);
    expect(operator.seen[0]?.call).toEqual('delGameFavorite');
  });

  it('answerCode', () => {
    expect(answerCode.maintenance).toEqual(555);
  });

  it('AnswerCode', () => {
    const locked: AnswerCode = 1005;
    expect(answerCode.locked === locked).toEqual(true);
  });

  it('RefusalFacts', () => {
    const facts: RefusalFacts = { field: 'idNo' };
    expect(facts.field).toEqual('idNo');
  });

  it('AnswerError', () => {
    const refusal = new AnswerError(1011, 'Not enough money');
    expect(refusal.code === answerCode.balanceTooLow).toEqual(true);
  });

  it('ApiConfig', () => {
    const config: Partial<ApiConfig> = {
      bases: { main: 'https://api.example', payment: 'https://pay.example' },
    };
    expect(configureApi(config)).toEqual(undefined);
  });

  it('ApiError', () => {
    const error: ApiError = new OfflineError('unreachable', { wasSent: false });
    expect(error.wasSent).toEqual(false);
  });

  it('CallOptions', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const poll: CallOptions = { attempts: 1 };
    expect(await getUnreadMailCount(poll)).toEqual(2);
  });

  it('configureApi', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getHotGames()).length).toEqual(1);
  });

  it('ContractError', () => {
    expect(new ContractError('getBanner', 'unreadable', 'not JSON').message).toEqual('getBanner: not JSON');
  });

  it('newIdempotencyKey', () => {
    expect(newIdempotencyKey().length).toEqual(36);
  });

  it('OfflineError', () => {
    const late = new OfflineError('timeout', { wasSent: true });
    expect(late.retryAfterMs).toEqual(0);
  });

  it('OfflineReason', () => {
    const reason: OfflineReason = 'gateway';
    expect(new OfflineError(reason, { wasSent: true }).reason).toEqual('gateway');
  });

  it('pace', () => {
    expect(pace.paymentWriteTimeoutMs).toEqual(30_000);
  });

  it('Pace', () => {
    const patient: Pace = { ...pace, retryDelayMs: 5_000 };
    configureApi({ pace: patient });
    expect(patient.timeoutMs).toEqual(10_000);
  });

  it('preloadPayments', async () => {
    expect(await preloadPayments()).toEqual(undefined);
  });

  it('preloadTransport', async () => {
    expect(await preloadTransport()).toEqual(undefined);
  });

  it('onServerClockCorrected', () => {
    const stop = onServerClockCorrected(() => undefined);
    expect(stop()).toEqual(undefined);
  });

  it('serverNow', () => {
    configureApi({ now: () => 1_767_196_800_000 });
    expect(serverNow() >= 1_700_000_000_000).toEqual(true);
  });

  it('MaintenanceReport', () => {
    const report: MaintenanceReport = {
      call: 'urlConfig',
      token: undefined,
      message: '',
      until: 1_700_000_000,
    };
    expect(report.until).toEqual(1_700_000_000);
  });

  it('SessionReport', () => {
    const report: SessionReport = { call: 'getUserInfo', token: undefined, message: 'Log in again' };
    expect(report.call === playerKey(7)[0]).toEqual(true);
  });

  it('SignedParts', async () => {
    const parts: SignedParts = { secretKey: 'secret', amount: '100', userId: 7, extra: '{}' };
    expect((await signWithSha256(parts)).length).toEqual(64);
  });

  it('SignStrategy', async () => {
    const sign: SignStrategy = async ({ secretKey, amount }) => `${secretKey}:${amount}`;
    expect(await sign({ secretKey: 'secret', amount: '100', userId: 7, extra: '{}' })).toEqual('secret:100');
  });

  it('signWithSha256', async () => {
    const parts = { secretKey: 'secret', amount: '100', userId: 7, extra: '{}' };
    expect((await signWithSha256(parts)).slice(0, 8)).toEqual('08ad7b01');
  });

  it('getIdentityCheck', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getIdentityCheck()).state).toEqual('none');
  });

  it('identityCheckKey', () => {
    expect(identityCheckKey(7)).toEqual(['kycInfo', 7]);
  });

  it('IdentityCheck', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: IdentityCheck = await getIdentityCheck();
    expect(found.state).toEqual('none');
  });

  it('identityFieldOf', () => {
    expect(identityFieldOf(new AnswerError(1016, ''))).toEqual('birthday');
    expect(identityFieldOf(new AnswerError(1001, '', { field: 'idNo' }))).toEqual('documentNumber');
  });

  it('sendIdentity', async () => {
    const operator = createFakeOperator(sampleHandlers);
    configureApi({ adapter: operator.adapter });
    const picture = new Blob(['…'], { type: 'image/jpeg' });
    const who = { name: 'Juan dela Cruz', birthday: '2000-01-31', front: picture, selfie: picture };
    await sendIdentity({ ...who, documentType: 'passport', documentNumber: 'P1234567A' });
    expect(operator.seen[0]?.call).toEqual('kycSubmit');
  });

  it('IdentityProof', () => {
    const picture = new Blob(['…'], { type: 'image/jpeg' });
    const who = { name: 'Juan dela Cruz', birthday: '2000-01-31', front: picture, selfie: picture };
    const proof: IdentityProof = { ...who, documentType: 'passport', documentNumber: 'P1234567A' };
    expect(proof.front.type).toEqual('image/jpeg');
  });

  it('deleteMail', async () => {
    const operator = createFakeOperator(sampleHandlers);
    configureApi({ adapter: operator.adapter });
    await deleteMail(44);
    expect(operator.seen[0]?.call).toEqual('delMsg');
  });

  it('deleteReadMails', async () => {
    const operator = createFakeOperator(sampleHandlers);
    configureApi({ adapter: operator.adapter });
    await deleteReadMails();
    expect(operator.seen[0]?.call).toEqual('delMsg');
  });

  it('getMail', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getMail(44)).title).toEqual('Your weekly VIP gift');
  });

  it('mailKey', () => {
    expect(mailKey(7, 12)).toEqual(['getMsgInfo', 7, 12]);
  });

  it('getMails', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getMails(0))[0]?.title).toEqual('Your weekly VIP gift');
  });

  it('mailsKey', () => {
    expect(mailsKey(7)).toEqual(['getMsgList', 7]);
  });

  it('getUnreadMailCount', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await getUnreadMailCount()).toEqual(2);
  });

  it('unreadMailCountKey', () => {
    expect(unreadMailCountKey(7)).toEqual(['getMsgCount', 7]);
  });

  it('Mail', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: Mail | undefined = (await getMails(0))[0];
    expect(found?.title).toEqual('Your weekly VIP gift');
  });

  it('MailLetter', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: MailLetter = await getMail(44);
    expect(found.title).toEqual('Your weekly VIP gift');
  });

  it('receiveAttachment', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(formatMoney((await receiveAttachment(44)).amount)).toEqual('88.00');
  });

  it('getPayOffer', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getPayOffer(7)).methods[0]?.name).toEqual('Gcash');
  });

  it('payOfferKey', () => {
    expect(payOfferKey(7)).toEqual(['paylist4vip', 7]);
  });

  it('PaymentOutcome', () => {
    const outcome: PaymentOutcome<PlacedDeposit> = { type: 'unknown', idempotencyKey: newIdempotencyKey() };
    expect(outcome.idempotencyKey.length).toEqual(36);
  });

  it('PayOffer', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: PayOffer = await getPayOffer(7);
    expect(found.methods[0]?.name).toEqual('Gcash');
  });

  it('placeDeposit', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const order = {
      userId: 7,
      mode: 'gcash',
      channelCode: 'gc1',
      channelCategory: '',
      amount: moneyFromPeso(500),
      promotion: 0,
      bank: '',
      accountName: '',
    } as const;
    expect((await placeDeposit(order)).type).toEqual('accepted');
  });

  it('DepositOrder', () => {
    const order: DepositOrder = {
      userId: 7,
      mode: 'gcash',
      channelCode: 'gc1',
      channelCategory: '',
      amount: moneyFromPeso(500),
      promotion: 0,
      bank: '',
      accountName: '',
    };
    expect(order.accountName).toEqual('');
  });

  it('PlacedDeposit', () => {
    const placed: PlacedDeposit = { payUrl: 'https://pay.example/1' };
    expect(placed.orderId).toEqual(undefined);
  });

  it('requestWithdrawal', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const account = { bankCode: 'GCASH', accountNumber: '09171234567', accountName: 'Juan dela Cruz' };
    const order = { ...account, userId: 7, methodName: 'gcash', amount: moneyFromPeso(500) };
    expect((await requestWithdrawal(order)).type).toEqual('accepted');
  });

  it('AcceptedWithdrawal', () => {
    const accepted: AcceptedWithdrawal = { message: 'Your withdrawal is on its way.' };
    expect(accepted.orderId).toEqual(undefined);
  });

  it('WithdrawalOrder', () => {
    const account = { bankCode: 'GCASH', accountNumber: '09171234567', accountName: 'Juan dela Cruz' };
    const order: WithdrawalOrder = { ...account, userId: 7, methodName: 'gcash', amount: moneyFromPeso(500) };
    expect(order.methodName).toEqual('gcash');
  });

  it('getRebate', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getRebate()).ratePercent).toEqual(0.6);
  });

  it('rebateKey', () => {
    expect(rebateKey(7)).toEqual(['userDayFlow', 7]);
  });

  it('getRebateLog', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getRebateLog(0)).isLast).toEqual(false);
  });

  it('rebateLogKey', () => {
    expect(rebateLogKey(7)).toEqual(['getDayFlow', 7]);
  });

  it('RebateRecord', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const last: RebateRecord | undefined = (await getRebateLog(0)).rows[0];
    expect(last === undefined).toEqual(false);
  });

  it('receiveRebate', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(formatMoney((await receiveRebate()).amount)).toEqual('50.52');
  });

  it('Activity', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: Activity | undefined = (await getActivities())[0];
    expect(found?.type).toEqual(23);
  });

  it('claimDepositReward', async () => {
    const step = { lv: 1, need: 500, have: 500, am: 20, state: 2, etime: 1_767_283_200 } as const;
    const given = { ...step, Score: 1_000_000, needFlow: 20 };
    configureApi({ adapter: createFakeOperator({ depGet27: () => answer(given) }).adapter });
    expect(formatMoney((await claimDepositReward('firstTopUp')).amount)).toEqual('20.00');
  });

  it('claimLadderStep', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(formatMoney((await claimLadderStep(2)).amount)).toEqual('15.00');
  });

  it('DepositRewardName', () => {
    const reward: DepositRewardName = 'firstTopUp';
    expect(depositRewardKey(reward, 7)).toEqual(['depGet27', 7]);
  });

  it('activitiesKey', () => {
    expect(activitiesKey).toEqual(['activityList']);
  });

  it('getActivities', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getActivities())[0]?.type).toEqual(23);
  });

  it('activityDetailKey', () => {
    expect(activityDetailKey(23)).toEqual(['getActImg', 23]);
  });

  it('getActivityDetail', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getActivityDetail(23)).steps.length).toEqual(2);
  });

  it('ActivityDetail', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: ActivityDetail = await getActivityDetail(23);
    expect(found.steps.length).toEqual(2);
  });

  it('ActivityRules', () => {
    const rules: ActivityRules = { ratePercent: 120, depositTimes: 1, giftTimes: 10 };
    expect(rules.minimum).toEqual(undefined);
  });

  it('depositLadderKey', () => {
    expect(depositLadderKey(7)).toEqual(['depInfo', 7]);
  });

  it('getDepositLadder', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getDepositLadder()).steps.length).toEqual(4);
  });

  it('DailyLadder', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: DailyLadder = await getDepositLadder();
    expect(found.steps.length).toEqual(4);
  });

  it('depositRewardKey', () => {
    expect(depositRewardKey('lossBack', 7)).toEqual(['depGet28', 7]);
  });

  it('getDepositReward', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getDepositReward('firstTopUp')).state).toEqual('ready');
  });

  it('redeemGiftCard', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(formatMoney((await redeemGiftCard('KISLAP2026')).amount)).toEqual('50.00');
  });

  it('bringGameMoneyHome', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(formatMoney((await bringGameMoneyHome()).moved)).toEqual('0.00');
  });

  it('DepositRecord', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: DepositRecord | undefined = (await getDepositLog(0))[0];
    expect(found?.status).toEqual('pending');
  });

  it('getCreditedDeposits', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getCreditedDeposits(0)).length).toEqual(0);
  });

  it('depositLogKey', () => {
    expect(depositLogKey(7)).toEqual(['getDepositLog', 7]);
  });

  it('getDepositLog', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getDepositLog(0))[0]?.status).toEqual('pending');
  });

  it('getWithdrawalLog', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getWithdrawalLog(0))[0]?.status).toEqual('pending');
  });

  it('withdrawalLogKey', () => {
    expect(withdrawalLogKey(7)).toEqual(['getWithdrawLog', 7]);
  });

  it('WithdrawalRecord', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: WithdrawalRecord | undefined = (await getWithdrawalLog(0))[0];
    expect(found?.status).toEqual('pending');
  });

  it('LogPage', () => {
    const page: LogPage<number> = { rows: [3, 2, 1], isLast: true };
    expect(page.rows.length).toEqual(3);
  });

  it('CommissionRecord', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const newest: CommissionRecord | undefined = (await getCommissionLog(0))[0];
    expect(newest?.level).toEqual(1);
  });

  it('commissionKey', () => {
    expect(commissionKey(7)).toEqual(['bonusUserInfo', 7]);
  });

  it('getCommission', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(formatMoney((await getCommission()).claimable)).toEqual('47.08');
  });

  it('Commission', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const commission: Commission = await getCommission();
    expect(formatMoney(commission.today)).toEqual('4.20');
  });

  it('commissionLogKey', () => {
    expect(commissionLogKey(7)).toEqual(['teamRewardDetail', 7]);
  });

  it('getCommissionLog', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getCommissionLog(0))[0]?.day).toEqual('2025-11-12');
  });

  it('friendBonusesKey', () => {
    expect(friendBonusesKey(7)).toEqual(['shareDep', 7]);
  });

  it('getFriendBonuses', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getFriendBonuses()).friends[0]?.nickname).toEqual('K**o');
  });

  it('FriendBonus', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const bonus: FriendBonus | undefined = (await getFriendBonuses()).friends[0];
    expect(bonus?.isClaimed).toEqual(false);
  });

  it('FriendBonuses', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: FriendBonuses = await getFriendBonuses();
    expect(found.friends[0]?.nickname).toEqual('K**o');
  });

  it('getInvitation', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getInvitation()).code).toEqual('LIW4NAG');
  });

  it('invitationKey', () => {
    expect(invitationKey(7)).toEqual(['userShareInfo', 7]);
  });

  it('getInvitationWords', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getInvitationWords()).text).toEqual('Play with me on Kislap: {url} 21+ only.');
  });

  it('invitationWordsKey', () => {
    expect(invitationWordsKey(7)).toEqual(['getShareContent', 7]);
  });

  it('InvitationWords', () => {
    const words: InvitationWords = { text: 'Play with me: {url} 21+ only.' };
    expect(words.text.replace('{url}', 'kislap.example')).toEqual('Play with me: kislap.example 21+ only.');
  });

  it('getInviteBonusLog', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getInviteBonusLog('ever', 0))[0]?.kind).toEqual('firstDeposit');
  });

  it('inviteBonusLogKey', () => {
    expect(inviteBonusLogKey(7, 'today')).toEqual(['shareLog4U', 7]);
    expect(inviteBonusLogKey(7, 'ever')).toEqual(['shareLog', 7]);
  });

  it('InviteBonusSpan', () => {
    const span: InviteBonusSpan = 'ever';
    expect(inviteBonusLogKey(7, span)).toEqual(['shareLog', 7]);
  });

  it('getInviterRanking', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getInviterRanking(7))[0]?.nickname).toEqual('M***a');
  });

  it('inviterRankingKey', () => {
    expect(inviterRankingKey(7)).toEqual(['shareBoard', 7]);
  });

  it('RankedInviter', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: RankedInviter | undefined = (await getInviterRanking(7))[0];
    expect(found?.nickname).toEqual('M***a');
  });

  it('getTeam', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getTeam()).members).toEqual(72);
  });

  it('teamKey', () => {
    expect(teamKey(7)).toEqual(['userTeamInfo', 7]);
  });

  it('Team', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: Team = await getTeam();
    expect(found.members).toEqual(72);
  });

  it('getTeamLevels', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getTeamLevels())[0]?.members).toEqual(24);
  });

  it('teamLevelsKey', () => {
    expect(teamLevelsKey(7)).toEqual(['scTeamUserInfo', 7]);
  });

  it('TeamLevelFigures', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: TeamLevelFigures | undefined = (await getTeamLevels())[0];
    expect(found?.members).toEqual(24);
  });

  it('getTeamMembers', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getTeamMembers('all', 0))[0]?.nickname).toEqual('K**o');
  });

  it('teamMembersKey', () => {
    expect(teamMembersKey(7, 'all')).toEqual(['teamUserList', 7, 'all']);
  });

  it('TeamSelection', () => {
    const invited: TeamSelection = 1;
    expect(teamMembersKey(7, invited)).toEqual(['teamUserList', 7, 1]);
  });

  it('getTeamShares', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getTeamShares('2026-01-01', 0)).rows[0]?.nickname).toEqual('K**o');
  });

  it('teamSharesKey', () => {
    expect(teamSharesKey(7, '2026-01-01')).toEqual(['teamLog4U', 7, '2026-01-01']);
  });

  it('TeamShare', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const share: TeamShare | undefined = (await getTeamShares('2026-01-01', 0)).rows[0];
    expect(share?.level).toEqual(1);
  });

  it('Invitation', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: Invitation = await getInvitation();
    expect(found.code).toEqual('LIW4NAG');
  });

  it('InviteBonus', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const newest: InviteBonus | undefined = (await getInviteBonusLog('ever', 0))[0];
    expect(newest?.kind).toEqual('firstDeposit');
  });

  it('takeCommission', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(formatMoney((await takeCommission()).amount)).toEqual('5.00');
  });

  it('takeFriendBonuses', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(formatMoney((await takeFriendBonuses()).amount)).toEqual('30.00');
  });

  it('TeamMember', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const newest: TeamMember | undefined = (await getTeamMembers('all', 0))[0];
    expect(newest?.lastActiveOn).toEqual('2025-11-13');
  });

  it('getRedPackets', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getRedPackets())[0]?.state).toEqual('gone');
  });

  it('redPacketsKey', () => {
    expect(redPacketsKey(7)).toEqual(['redPackerInfo', 7]);
    expect(redPacketsKey(undefined)).toEqual(['redPackerInfo', 0]);
  });

  it('openRedPacket', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(formatMoney((await openRedPacket(2)).amount)).toEqual('5.20');
  });

  it('getPlayLimits', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getPlayLimits()).time?.minutes).toEqual(120);
  });

  it('playLimitsKey', () => {
    expect(playLimitsKey(7)).toEqual(['rgInfo', 7]);
  });

  it('confirmPassword', async () => {
    const operator = createFakeOperator(sampleHandlers);
    configureApi({ adapter: operator.adapter });
    await confirmPassword('mabuhay2026');
    expect(operator.seen[0]?.call).toEqual('checkPwd');
  });

  it('LimitKind', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const kind: LimitKind = 'dep';
    expect((await getPlayLimits())[kind].month).toEqual(undefined);
  });

  it('LimitSpan', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const span: LimitSpan = 'month';
    expect((await getPlayLimits()).dep[span]).toEqual(undefined);
  });

  it('PlayLimit', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const limit: PlayLimit | undefined = (await getPlayLimits()).dep.week;
    expect(limit && formatMoney(limit.most)).toEqual('10,000.00');
  });

  it('PlayLimits', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: PlayLimits = await getPlayLimits();
    expect(found.time?.minutes).toEqual(120);
  });

  it('Sitting', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const sitting: Sitting | undefined = (await getPlayLimits()).sitting;
    expect(sitting).toEqual(undefined);
  });

  it('TimeLimit', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const limit: TimeLimit | undefined = (await getPlayLimits()).time;
    expect(limit?.minutes).toEqual(120);
  });

  it('setPlayLimit', async () => {
    const operator = createFakeOperator(sampleHandlers);
    configureApi({ adapter: operator.adapter });
    await setPlayLimit({ kind: 'dep', span: 'day', most: moneyFromPeso(1_000) });
    expect(operator.seen[0]?.call).toEqual('rgSet');
  });

  it('realityCheckMinutes', () => {
    expect(realityCheckMinutes.includes(30)).toEqual(true);
  });

  it('setRealityCheck', async () => {
    const operator = createFakeOperator(sampleHandlers);
    configureApi({ adapter: operator.adapter });
    await setRealityCheck(30);
    expect(operator.seen[0]?.call).toEqual('rgSet');
  });

  it('setTimeLimit', async () => {
    const operator = createFakeOperator(sampleHandlers);
    configureApi({ adapter: operator.adapter });
    await setTimeLimit(120);
    expect(operator.seen[0]?.call).toEqual('rgSet');
  });

  it('breakHours', () => {
    expect(breakHours.map((hours) => hours / 24)).toEqual([1, 3, 7, 30]);
  });

  it('exclusionMonths', () => {
    expect(exclusionMonths.map((months) => months / 12)).toEqual([0.5, 1, 5]);
  });

  it('stepAway', async () => {
    const operator = createFakeOperator(sampleHandlers);
    configureApi({ adapter: operator.adapter });
    await stepAway({ kind: 'break', hours: 24, password: 'mabuhay2026' });
    expect(operator.seen[0]?.call).toEqual('rgBreak');
  });

  it('Absence', () => {
    const absence: Absence = { kind: 'break', hours: 24, password: 'mabuhay2026' };
    expect(breakHours.includes(absence.hours)).toEqual(true);
  });

  it('getStatement', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const january = { from: '2026-01-01', to: '2026-01-31' };
    expect((await getStatement(january)).minutesPlayed).toEqual(85);
  });

  it('getWholeStatement', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const january = { from: '2026-01-01', to: '2026-01-31' };
    expect((await getWholeStatement(january)).to).toEqual('2026-01-31');
  });

  it('Movement', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const january = { from: '2026-01-01', to: '2026-01-31' };
    const movement: Movement | undefined = (await getStatement(january)).movements[0];
    expect(movement?.reference).toEqual('W2025111300000002');
  });

  it('Statement', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const statement: Statement = await getStatement({ from: '2026-01-01', to: '2026-01-31' });
    expect(statement.movements[0]?.kind).toEqual('withdrawal');
  });

  it('StatementPeriod', () => {
    const january: StatementPeriod = { from: '2026-01-01', to: '2026-01-31' };
    expect(statementKey(7, january)).toEqual(['statement', 7, '2026-01-01']);
  });

  it('StatementSummary', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const january = { from: '2026-01-01', to: '2026-01-31' };
    const summary: StatementSummary = await getStatement(january);
    expect(formatMoney(summary.net)).toEqual('14.00');
  });

  it('statementKey', () => {
    expect(statementKey(7, { from: '2026-01-01', to: '2026-01-31' })).toEqual(['statement', 7, '2026-01-01']);
  });

  it('changePassword', async () => {
    const operator = createFakeOperator(sampleHandlers);
    configureApi({ adapter: operator.adapter });
    const password = 'mabuhay2026';
    await changePassword({ oldPassword: 'mabuhay2025', password, passwordAgain: password });
    expect(operator.seen[0]?.call).toEqual('changePwd');
  });

  it('PasswordChange', () => {
    const [oldPassword, password] = ['mabuhay2025', 'mabuhay2026'];
    const change: PasswordChange = { oldPassword, password, passwordAgain: password };
    expect(change.oldPassword === change.password).toEqual(false);
  });

  it('closeAccount', async () => {
    const operator = createFakeOperator(sampleHandlers);
    configureApi({ adapter: operator.adapter });
    await closeAccount({ password: 'mabuhay2026' });
    expect(operator.seen[0]?.call).toEqual('closeAccount');
  });

  it('AccountClosing', () => {
    const closing: AccountClosing = { password: 'mabuhay2026' };
    expect(closing.reason).toEqual(undefined);
  });

  it('Consents', async () => {
    const none: Consents = { marketing: false, analytics: false };
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await getConsents()).toEqual(none);
  });

  it('DeviceSession', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: DeviceSession | undefined = (await getDeviceSessions())[0];
    expect(found?.device).toEqual('Chrome on Android');
  });

  it('endDeviceSession', async () => {
    const operator = createFakeOperator(sampleHandlers);
    configureApi({ adapter: operator.adapter });
    await endDeviceSession('b2');
    expect(operator.seen[0]?.call).toEqual('endSession');
  });

  it('consentsKey', () => {
    expect(consentsKey(7)).toEqual(['consentInfo', 7]);
  });

  it('getConsents', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await getConsents()).toEqual({ marketing: false, analytics: false });
  });

  it('deviceSessionsKey', () => {
    expect(deviceSessionsKey(7)).toEqual(['sessions', 7]);
  });

  it('getDeviceSessions', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getDeviceSessions())[0]?.device).toEqual('Chrome on Android');
  });

  it('requestDataExport', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(await requestDataExport()).toEqual('/api/exports/sample');
  });

  it('saveConsents', async () => {
    const operator = createFakeOperator(sampleHandlers);
    configureApi({ adapter: operator.adapter });
    await saveConsents({ marketing: false, analytics: true });
    expect(operator.seen[0]?.call).toEqual('consent');
  });

  it('ReadKey', () => {
    const key: ReadKey = ['getUserScore', 7];
    expect(balanceKey(7)).toEqual(key);
  });

  it('getTurnoverSources', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getTurnoverSources('all', 0)).rows[0]?.kind).toEqual('event');
  });

  it('turnoverSourcesKey', () => {
    expect(turnoverSourcesKey(7, 'all')).toEqual(['turnover', 7, 'all']);
  });

  it('TurnoverScope', () => {
    const scope: TurnoverScope = 'event';
    expect(turnoverSourcesKey(7, scope)).toEqual(['turnover', 7, 'event']);
  });

  it('TurnoverSource', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const source: TurnoverSource | undefined = (await getTurnoverSources('all', 0)).rows[0];
    expect(source?.kind).toEqual('event');
  });

  it('getLevelGifts', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getLevelGifts())[1]?.state).toEqual('ready');
  });

  it('levelGiftsKey', () => {
    expect(levelGiftsKey(7)).toEqual(['userLvList', 7]);
  });

  it('getPeriodGifts', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getPeriodGifts())[0]?.period).toEqual('day');
  });

  it('periodGiftsKey', () => {
    expect(periodGiftsKey(7)).toEqual(['userLvDay', 7]);
  });

  it('readTracking', () => {
    expect(readTracking('?invite=LIW4NAG&fbPixelId=1&page=2')).toEqual({ invite: 'LIW4NAG' });
  });

  it('tellAdPoint', async () => {
    const operator = createFakeOperator(sampleHandlers);
    configureApi({ adapter: operator.adapter });
    await tellAdPoint({ step: 'registered', userId: 7, eventId: 'registered-7' });
    expect(operator.seen[0]?.call).toEqual('adPoint');
  });

  it('AdPoint', () => {
    const point: AdPoint = { step: 'registered', userId: 7, eventId: newIdempotencyKey() };
    expect(point.step).toEqual('registered');
  });

  it('getVipLevels', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getVipLevels())[1]?.name).toEqual('VIP 1');
  });

  it('vipLevelsKey', () => {
    expect(vipLevelsKey).toEqual(['vipLvList']);
  });

  it('getVipStanding', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getVipStanding()).level).toEqual(2);
  });

  it('vipStandingKey', () => {
    expect(vipStandingKey(7)).toEqual(['signUserInfo', 7, 'vip']);
  });

  it('LevelGift', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: LevelGift | undefined = (await getLevelGifts())[1];
    expect(found?.state).toEqual('ready');
  });

  it('takeLevelGift', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(formatMoney((await takeLevelGift(2)).amount)).toEqual('20.00');
  });

  it('takePeriodGift', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(formatMoney((await takePeriodGift('day')).amount)).toEqual('2.00');
  });

  it('VipLevel', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: VipLevel | undefined = (await getVipLevels())[1];
    expect(found?.name).toEqual('VIP 1');
  });

  it('EggInfo', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: EggInfo = await getEggInfo();
    expect(found.left).toEqual(2);
  });

  it('EggOdds', () => {
    const miss: EggOdds = { kind: 'thanks', odds: 25 };
    expect(miss.amount).toEqual(undefined);
  });

  it('eggInfoKey', () => {
    expect(eggInfoKey(7)).toEqual(['eventEggInfo', 7]);
  });

  it('getEggInfo', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getEggInfo()).left).toEqual(2);
  });

  it('smashEgg', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const { kind, left } = await smashEgg(2);
    expect([kind, left]).toEqual(['cash', 1]);
  });

  it('SmashedEgg', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const smashed: SmashedEgg = await smashEgg(2);
    expect(smashed.left).toEqual(1);
  });

  it('getPrizeLog', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getPrizeLog(0))[0]?.kind).toEqual('cash');
  });

  it('prizeLogKey', () => {
    expect(prizeLogKey(7)).toEqual(['lotteryLog', 7]);
  });

  it('PrizeRecord', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    const found: PrizeRecord | undefined = (await getPrizeLog(0))[0];
    expect(found?.kind).toEqual('cash');
  });

  it('getRelief', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getRelief()).max).toEqual(3);
  });

  it('reliefKey', () => {
    expect(reliefKey(7)).toEqual(['userAlms', 7]);
  });

  it('takeRelief', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect(formatMoney((await takeRelief()).amount)).toEqual('2.00');
  });
});

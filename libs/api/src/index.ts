export * from './accounts/completeAccount';
export * from './accounts/dropBonus';
export * from './accounts/getCashCheck';
export * from './accounts/passwordByCode';
export * from './accounts/pingOnline';
export * from './accounts/player';
export * from './accounts/savedBanks';
export * from './accounts/session';
export * from './accounts/setAvatar';

export * from './bets/betDay';
export { betSummaryKey, receiveBetReward } from './bets/betSummary';

export * from './check-in/checkIn';
export * from './check-in/checkInStatus';

export type { Claim } from './claims/claim';

export type { LogPage } from './mapping/LogPage';
export type { ReadKey } from './mapping/ReadKey';

export * from './config/ads';
export * from './config/banners';
export * from './config/notices';
export * from './config/operatorSettings';

export * from './contract/answerCode';
export type { AccountNeed } from './contract/accountNeed';
export type { RefusalFacts } from './contract/envelope';

export * from './draw/drawFriends';
export {
  collectDraw,
  type CollectedDraw,
  type DrawInfo,
  drawInfoKey,
  drawRoundKey,
  getDrawInfo,
  getDrawRound,
  startDraw,
} from './draw/drawRound';
export * from './draw/drawSetup';
export * from './draw/drawSpins';
export * from './draw/drawWinners';

export * from './egg/egg';

export * from './games/fairness';
export * from './games/favoriteGames';
export * from './games/gameWallet';
export * from './games/games';
export * from './games/launchGame';
export * from './games/platforms';
export * from './games/recentWins';

export * from './http/Api';
export * from './http/ApiConfig';
export * from './http/CallOptions';
export { preloadPayments, preloadTransport } from './http/call';
export { configureApi, createApi } from './http/configureApi';
export * from './http/errors';
export * from './http/newIdempotencyKey';
export { onServerClockCorrected, serverNow } from './http/serverClock';
export * from './http/signPayments';
export { timeouts, type Timeouts } from './http/timeouts';

export * from './identity/identityCheck';

export * from './invalidation/dayReads';
export * from './invalidation/keysInvalidatedBy';
export * from './invalidation/offlineReads';

export * from './mail/mail';
export * from './mail/mailCountsKey';

export * from './orders/orders';

export { getPayOffer, type PayOffer, payOfferKey } from './payment/payOffer';
export * from './payment/placeDeposit';
export * from './payment/requestWithdrawal';
export type { PaymentOutcome } from './payment/settlePayment';

export { getPrizeLog, prizeLogKey, type PrizeRecord } from './prizes/prizes';

export * from './promotions/activities';
export * from './promotions/activityDetail';
export * from './promotions/activityStates';
export * from './promotions/depositGifts';
export {
  claimLadderStep,
  type DailyLadder,
  depositLadderKey,
  getDepositLadder,
} from './promotions/depositLadder';
export * from './promotions/depositRewards';
export * from './promotions/redeemGiftCard';

export * from './rebate/rebate';

export * from './records/depositRecords';
export * from './records/withdrawalRecords';

export { getRedPackets, openRedPacket, redPacketsKey } from './red-packets/redPackets';

export * from './referral/commission';
export * from './referral/commissionLog';
export * from './referral/friendBonuses';
export * from './referral/invitation';
export * from './referral/inviteBonuses';
export * from './referral/inviterRanking';
export * from './referral/team';
export * from './referral/teamMembers';
export * from './referral/teamShares';

export { getRelief, reliefKey, takeRelief } from './relief/relief';

export {
  getPlayLimits,
  type LimitKind,
  type LimitSpan,
  type PlayLimit,
  type PlayLimits,
  type PlaySession,
  type TimeLimit,
} from './responsible/playLimits';
export * from './responsible/away';
export { returnFromExclusion, type ReturnWait } from './responsible/returnFromExclusion';
export * from './responsible/selfExclusion';
export * from './responsible/limitPrompt';
export * from './responsible/realityCheck';
export * from './responsible/responsibleKeys';
export * from './responsible/setLimits';
export * from './responsible/spending';
export * from './responsible/unlock';

export * from './security/consents';
export * from './security/deviceSessions';
export * from './security/ownAccount';

export * from './statement/statement';
export { statementKey } from './statement/statementKeys';

export * from './tracking/tracking';

export * from './turnover/openTurnover';
export * from './turnover/turnoverSources';

export { getLevelGifts, type LevelGift, levelGiftsKey, takeLevelGift } from './vip/levelGifts';
export * from './vip/periodGifts';
export * from './vip/vipLevels';
export * from './vip/vipStatus';

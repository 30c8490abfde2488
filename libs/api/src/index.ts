export { bindPhone } from './accounts/bindPhone';
export { balanceKey, getBalance, useBalance } from './accounts/getBalance';
export { cashCheckKey, getCashCheck, useCashCheck } from './accounts/getCashCheck';
export { checkInStandingKey, getCheckInStanding, useCheckInStanding } from './accounts/getCheckInStanding';
export { getPlayer, playerKey, usePlayer } from './accounts/getPlayer';
export { getSavedBanks, savedBanksKey, useSavedBanks } from './accounts/getSavedBanks';
export { logIn, type LoginProof } from './accounts/logIn';
export { logInElsewhere, type AccountElsewhere } from './accounts/logInElsewhere';
export { logOut } from './accounts/logOut';
export type { PasswordByCode } from './accounts/PasswordByCode';
export { pingOnline } from './accounts/pingOnline';
export { register, type Registration } from './accounts/register';
export { resetPassword } from './accounts/resetPassword';
export { sendSmsCode, type SmsCodeSent, type SmsScene } from './accounts/sendSmsCode';
export { setAvatar } from './accounts/setAvatar';
export type { SignedIn } from './accounts/SignedIn';
export type { Tracking } from './accounts/Tracking';

export type { Bet } from './bets/Bet';
export type { BetReward, BetSummary } from './bets/BetDay';
export { betSummaryKey } from './bets/betSummaryKey';
export { getBetDay, type BetQuery } from './bets/getBetDay';
export { getWholeBetDay } from './bets/getWholeBetDay';
export { receiveBetReward } from './bets/receiveBetReward';
export { useBetLog } from './bets/useBetLog';
export { useBetNets } from './bets/useBetNets';
export { useBetSummary } from './bets/useBetSummary';

export type { Claim } from './claims/Claim';

export type { Banner } from './config/Banner';
export { activeAwardsKey, getActiveAwards, useActiveAwards } from './config/getActiveAwards';
export { activityStatesKey, getActivityStates, useActivityStates } from './config/getActivityStates';
export { bannersKey, getBanners, useBanners, type BannerPlace } from './config/getBanners';
export { depositGiftsKey, getDepositGifts, useDepositGifts } from './config/getDepositGifts';
export type { Ad } from './config/Ad';
export type { AdFrequency } from './config/AdFrequency';
export { adsKey, getAds, useAds, type AdPlace } from './config/getAds';
export { getNotices, noticesKey, useNotices } from './config/getNotices';
export { getOperatorSettings, operatorSettingsKey, useOperatorSettings } from './config/getOperatorSettings';
export type { Notice } from './config/Notice';
export type { OperatorSettings } from './config/OperatorSettings';

export type { CheckInClaim } from './events/CheckInClaim';
export { collectDraw, type CollectedDraw } from './draw/collectDraw';
export type { DrawSetup } from './draw/DrawSetup';
export type { DrawSpin } from './draw/DrawSpin';
export { drawFriendsKey, getDrawFriends, useDrawFriends, type DrawFriend } from './draw/getDrawFriends';
export { drawInfoKey, getDrawInfo, useDrawInfo, type DrawInfo } from './draw/getDrawInfo';
export { drawRoundKey, getDrawRound, useDrawRound } from './draw/getDrawRound';
export { drawSetupKey, getDrawSetup, useDrawSetup } from './draw/getDrawSetup';
export { drawSpinsKey, getDrawSpins, useDrawSpins } from './draw/getDrawSpins';
export { drawWinnersKey, getDrawWinners, useDrawWinners, type DrawWinner } from './draw/getDrawWinners';
export { spinDraw, type SpunDraw } from './draw/spinDraw';
export { startDraw } from './draw/startDraw';

export { checkInPlanKey, getCheckInPlan, useCheckInPlan } from './events/getCheckInPlan';
export { takeCheckIn } from './events/takeCheckIn';

export { createFreshness, type Freshness } from './freshness/createFreshness';
export { keptReads } from './freshness/keptReads';
export { staleAfter, type Happening } from './freshness/staleAfter';
export { useFreshness } from './freshness/useFreshness';

export type { Game } from './games/Game';
export { favoriteGamesKey, getFavoriteGames, useFavoriteGames } from './games/getFavoriteGames';
export { gamesKey, getGames, useGames } from './games/getGames';
export { getHotGames, hotGamesKey, useHotGames } from './games/getHotGames';
export { getPlatforms, platformsKey, usePlatforms } from './games/getPlatforms';
export { getRecentWins, recentWinsKey, useRecentWins } from './games/getRecentWins';
export { launchGame, type GameLaunch, type GameLaunchRequest } from './games/launchGame';
export type { Platform } from './games/Platform';
export type { RecentWin } from './games/RecentWin';
export { setFavoriteGame } from './games/setFavoriteGame';
export { useFavoriteSwitch } from './games/useFavoriteSwitch';

export { answerCode, type AnswerCode } from './contract/answerCode';
export type { RefusalFacts } from './contract/refusalFacts';
export { AnswerError } from './http/AnswerError';
export type { ApiConfig } from './http/ApiConfig';
export type { ApiError } from './http/ApiError';
export type { CallOptions } from './http/CallOptions';
export { configureApi } from './http/configureApi';
export { ContractError } from './http/ContractError';
export { newIdempotencyKey } from './http/newIdempotencyKey';
export { OfflineError, type OfflineReason } from './http/OfflineError';
export { pace, type Pace } from './http/pace';
export { preloadPayments } from './http/preloadPayments';
export { preloadTransport } from './http/preloadTransport';
export { onServerClockCorrected, serverNow } from './http/serverClock';
export type { MaintenanceReport } from './http/MaintenanceReport';
export type { SessionReport } from './http/SessionReport';
export type { SignedParts, SignStrategy } from './http/sign/SignStrategy';
export { signWithSha256 } from './http/sign/signWithSha256';

export { getIdentityCheck, identityCheckKey, useIdentityCheck } from './identity/getIdentityCheck';
export type { IdentityCheck } from './identity/IdentityCheck';
export { identityFieldOf } from './identity/identityFieldOf';
export { sendIdentity, type IdentityProof } from './identity/sendIdentity';

export { deleteMail } from './mail/deleteMail';
export { deleteReadMails } from './mail/deleteReadMails';
export { getMail, mailKey, useMail } from './mail/getMail';
export { getMails, mailsKey, useMails } from './mail/getMails';
export { getUnreadMailCount, unreadMailCountKey, useUnreadMailCount } from './mail/getUnreadMailCount';
export type { Mail } from './mail/Mail';
export type { MailLetter } from './mail/MailLetter';
export { receiveAttachment } from './mail/receiveAttachment';

export { getPayOffer, payOfferKey, usePayOffer } from './payment/getPayOffer';
export type { PaymentOutcome } from './payment/PaymentOutcome';
export type { PayOffer } from './payment/PayOffer';
export { placeDeposit, type DepositOrder, type PlacedDeposit } from './payment/placeDeposit';
export {
  requestWithdrawal,
  type AcceptedWithdrawal,
  type WithdrawalOrder,
} from './payment/requestWithdrawal';

export { getRebate, rebateKey, useRebate } from './rebate/getRebate';
export { getRebateLog, rebateLogKey, useRebateLog } from './rebate/getRebateLog';
export type { RebateRecord } from './rebate/RebateRecord';
export { receiveRebate } from './rebate/receiveRebate';

export type { Activity } from './promotions/Activity';
export { claimDepositReward } from './promotions/claimDepositReward';
export { claimLadderStep } from './promotions/claimLadderStep';
export type { DepositRewardName } from './promotions/depositRewardCalls';
export { activitiesKey, getActivities, useActivities } from './promotions/getActivities';
export {
  activityDetailKey,
  getActivityDetail,
  useActivityDetail,
  type ActivityDetail,
  type ActivityRules,
} from './promotions/getActivityDetail';
export {
  depositLadderKey,
  getDepositLadder,
  useDepositLadder,
  type DailyLadder,
} from './promotions/getDepositLadder';
export { depositRewardKey, getDepositReward, useDepositReward } from './promotions/getDepositReward';
export { redeemGiftCard } from './promotions/redeemGiftCard';

export { bringGameMoneyHome } from './records/bringGameMoneyHome';
export type { DepositRecord } from './records/DepositRecord';
export { getCreditedDeposits } from './records/getCreditedDeposits';
export { depositLogKey, getDepositLog, useDepositLog } from './records/getDepositLog';
export { getWithdrawalLog, useWithdrawalLog, withdrawalLogKey } from './records/getWithdrawalLog';
export type { WithdrawalRecord } from './records/WithdrawalRecord';

export type { LogPage } from './swr/LogPage';
export type { CommissionRecord } from './referral/CommissionRecord';
export { commissionKey, getCommission, useCommission, type Commission } from './referral/getCommission';
export { commissionLogKey, getCommissionLog, useCommissionLog } from './referral/getCommissionLog';
export {
  friendBonusesKey,
  getFriendBonuses,
  useFriendBonuses,
  type FriendBonus,
  type FriendBonuses,
} from './referral/getFriendBonuses';
export { getInvitation, invitationKey, useInvitation } from './referral/getInvitation';
export {
  getInvitationWords,
  invitationWordsKey,
  useInvitationWords,
  type InvitationWords,
} from './referral/getInvitationWords';
export {
  getInviteBonusLog,
  inviteBonusLogKey,
  useInviteBonusLog,
  type InviteBonusSpan,
} from './referral/getInviteBonusLog';
export {
  getInviterRanking,
  inviterRankingKey,
  useInviterRanking,
  type RankedInviter,
} from './referral/getInviterRanking';
export { getTeam, teamKey, useTeam, type Team } from './referral/getTeam';
export { getTeamLevels, teamLevelsKey, useTeamLevels, type TeamLevelFigures } from './referral/getTeamLevels';
export {
  getTeamMembers,
  teamMembersKey,
  useTeamMembers,
  type TeamSelection,
} from './referral/getTeamMembers';
export { getTeamShares, teamSharesKey, useTeamShares, type TeamShare } from './referral/getTeamShares';
export type { Invitation } from './referral/Invitation';
export type { InviteBonus } from './referral/InviteBonus';
export { takeCommission } from './referral/takeCommission';
export { takeFriendBonuses } from './referral/takeFriendBonuses';
export type { TeamMember } from './referral/TeamMember';

export { getRedPackets, redPacketsKey, useRedPackets } from './red-packets/getRedPackets';
export { openRedPacket } from './red-packets/openRedPacket';

export { getPlayLimits, playLimitsKey, usePlayLimits } from './responsible/getPlayLimits';
export { confirmPassword } from './responsible/confirmPassword';
export type {
  LimitKind,
  LimitSpan,
  PlayLimit,
  PlayLimits,
  Sitting,
  TimeLimit,
} from './responsible/PlayLimits';
export { setPlayLimit } from './responsible/setPlayLimit';
export { realityCheckMinutes, setRealityCheck } from './responsible/setRealityCheck';
export { setTimeLimit } from './responsible/setTimeLimit';
export { breakHours, exclusionMonths, stepAway, type Absence } from './responsible/stepAway';

export { getStatement } from './statement/getStatement';
export { getWholeStatement } from './statement/getWholeStatement';
export type { Movement } from './statement/Movement';
export type { Statement, StatementPeriod, StatementSummary } from './statement/Statement';
export { statementKey } from './statement/statementKey';
export { useStatement } from './statement/useStatement';

export { changePassword, type PasswordChange } from './security/changePassword';
export { closeAccount, type AccountClosing } from './security/closeAccount';
export type { Consents } from './security/Consents';
export type { DeviceSession } from './security/DeviceSession';
export { endDeviceSession } from './security/endDeviceSession';
export { consentsKey, getConsents, useConsents } from './security/getConsents';
export { deviceSessionsKey, getDeviceSessions, useDeviceSessions } from './security/getDeviceSessions';
export { requestDataExport } from './security/requestDataExport';
export { saveConsents } from './security/saveConsents';

export type { ReadKey } from './swr/ReadKey';
export type { RecordLog } from './swr/RecordLog';

export {
  getTurnoverSources,
  turnoverSourcesKey,
  useTurnoverSources,
  type TurnoverScope,
} from './turnover/getTurnoverSources';
export type { TurnoverSource } from './turnover/TurnoverSource';

export { getLevelGifts, levelGiftsKey, useLevelGifts } from './vip/getLevelGifts';
export { getPeriodGifts, periodGiftsKey, usePeriodGifts } from './vip/getPeriodGifts';
export { readTracking } from './tracking/readTracking';
export { tellAdPoint, type AdPoint } from './tracking/tellAdPoint';

export { getVipLevels, useVipLevels, vipLevelsKey } from './vip/getVipLevels';
export { getVipStanding, useVipStanding, vipStandingKey } from './vip/getVipStanding';
export type { LevelGift } from './vip/LevelGift';
export { takeLevelGift } from './vip/takeLevelGift';
export { takePeriodGift } from './vip/takePeriodGift';
export type { VipLevel } from './vip/VipLevel';

export type { EggInfo, EggOdds } from './egg/EggInfo';
export { eggInfoKey, getEggInfo, useEggInfo } from './egg/getEggInfo';
export { smashEgg, type SmashedEgg } from './egg/smashEgg';

export { getPrizeLog, prizeLogKey, usePrizeLog } from './prizes/getPrizeLog';
export type { PrizeRecord } from './prizes/PrizeRecord';

export { getRelief, reliefKey, useRelief } from './relief/getRelief';
export { takeRelief } from './relief/takeRelief';

export { assertNever } from './kernel/assertNever';
export type { Brand } from './kernel/Brand';
export { fail } from './kernel/fail';
export { ok } from './kernel/ok';
export type { Result } from './kernel/Result';

export { acceptPesoInput } from './money/acceptPesoInput';
export { addMoney } from './money/addMoney';
export { capPesoInput } from './money/capPesoInput';
export { cleanPesoInput } from './money/cleanPesoInput';
export { compareMoney } from './money/compareMoney';
export { formatMoney } from './money/formatMoney';
export { formatWholePesos } from './money/formatWholePesos';
export { isMoney } from './money/isMoney';
export type { Money } from './money/Money';
export { moneyFromPeso } from './money/moneyFromPeso';
export { moneyFromScore } from './money/moneyFromScore';
export { parsePesoInput } from './money/parsePesoInput';
export type { Percent } from './money/Percent';
export { percentOfMoney } from './money/percentOfMoney';
export { pesoFromMoney } from './money/pesoFromMoney';
export type { PesoInputProblem } from './money/PesoInputProblem';
export { pesoText } from './money/pesoText';
export { roundToCentavos } from './money/roundToCentavos';
export { roundUpToCentavos } from './money/roundUpToCentavos';
export { scoreFromMoney } from './money/scoreFromMoney';
export { subtractMoney } from './money/subtractMoney';
export { truncateToCentavos } from './money/truncateToCentavos';
export { typedMoney } from './money/typedMoney';
export { zeroMoney } from './money/zeroMoney';

export { checkBirthday } from './time/checkBirthday';
export type { DayKey } from './time/DayKey';
export type { EpochMilliseconds } from './time/EpochMilliseconds';
export { epochMillisecondsFrom } from './time/epochMillisecondsFrom';
export type { EpochSeconds } from './time/EpochSeconds';
export { epochSecondsFrom } from './time/epochSecondsFrom';
export { formatManila } from './time/formatManila';
export { isCalendarDay } from './time/isCalendarDay';
export { manilaDay } from './time/manilaDay';
export { manilaWeekday } from './time/manilaWeekday';

export { checkPhone } from './phone/checkPhone';
export { maskPhone } from './phone/maskPhone';
export { normalizePhone } from './phone/normalizePhone';
export { phoneWithAreaCode } from './phone/phoneWithAreaCode';
export { smsResendAt } from './phone/smsResendAt';
export { smsSecondsLeft } from './phone/smsSecondsLeft';

export { isOrderAllowed } from './session/isOrderAllowed';
export { nextPing } from './session/nextPing';
export { nextSession } from './session/nextSession';
export type { PingAnswer } from './session/PingAnswer';
export { pingEveryMs } from './session/pingEveryMs';
export type { Player } from './session/Player';
export type { Session } from './session/Session';
export type { SessionEffect } from './session/SessionEffect';
export type { SessionEvent } from './session/SessionEvent';
export type { SessionStep } from './session/SessionStep';

export type { ActiveAward } from './channels/ActiveAward';
export { channelAward } from './channels/channelAward';
export type { ChannelOffer } from './channels/ChannelOffer';
export type { ChannelVisitor } from './channels/ChannelVisitor';
export type { DepositMode } from './channels/DepositMode';
export { depositModes } from './channels/depositModes';
export { firstMode } from './channels/firstMode';
export { isChannelEligible } from './channels/isChannelEligible';
export { mayaTipPercent } from './channels/mayaTipPercent';
export { modeOrder } from './channels/modeOrder';
export { offerChannel } from './channels/offerChannel';
export type { PayBank } from './channels/PayBank';
export type { PayChannel } from './channels/PayChannel';
export type { PayHint } from './channels/PayHint';
export type { PayMethod } from './channels/PayMethod';
export { withdrawMethods } from './channels/withdrawMethods';

export type { DepositGift } from './promotions/DepositGift';
export type { Depositor } from './promotions/Depositor';
export type { GiftStep } from './promotions/GiftStep';
export { keepPromotion } from './promotions/keepPromotion';
export type { PromotionChoice } from './promotions/PromotionChoice';
export type { PromotionOffer } from './promotions/PromotionOffer';
export { promotionOffers } from './promotions/promotionOffers';
export type { PromotionStep } from './promotions/PromotionStep';
export type { PromotionType } from './promotions/PromotionType';

export type { BonusPreview } from './deposit/BonusPreview';
export { canSubmitDeposit } from './deposit/canSubmitDeposit';
export { capDepositAmount } from './deposit/capDepositAmount';
export { checkDeposit } from './deposit/checkDeposit';
export type { DepositForm } from './deposit/DepositForm';
export type { DepositFormEvent } from './deposit/DepositFormEvent';
export type { DepositFormRules } from './deposit/DepositFormRules';
export type { DepositProblem } from './deposit/DepositProblem';
export type { DepositSubmission } from './deposit/DepositSubmission';
export type { DepositSubmissionEvent } from './deposit/DepositSubmissionEvent';
export { nextDepositForm } from './deposit/nextDepositForm';
export { nextDepositSubmission } from './deposit/nextDepositSubmission';
export { previewBonus } from './deposit/previewBonus';
export { quickAmounts } from './deposit/quickAmounts';
export type { ReadyDeposit } from './deposit/ReadyDeposit';

export { beginDepositPoll } from './deposit/poll/beginDepositPoll';
export type { CreditedDeposit } from './deposit/poll/CreditedDeposit';
export type { DepositPoll } from './deposit/poll/DepositPoll';
export type { DepositPollEffect } from './deposit/poll/DepositPollEffect';
export type { DepositPollEvent } from './deposit/poll/DepositPollEvent';
export type { DepositPollStep } from './deposit/poll/DepositPollStep';
export { depositPollTiming } from './deposit/poll/depositPollTiming';
export { depositTrackingEvent } from './deposit/poll/depositTrackingEvent';
export { isDepositPollOver } from './deposit/poll/isDepositPollOver';
export { nextDepositPoll } from './deposit/poll/nextDepositPoll';

export { canSubmitWithdrawal } from './withdrawal/canSubmitWithdrawal';
export type { CashCheck } from './withdrawal/CashCheck';
export { checkCash } from './withdrawal/checkCash';
export { checkWithdrawal } from './withdrawal/checkWithdrawal';
export { checkWithdrawalAmount } from './withdrawal/checkWithdrawalAmount';
export { cleanAccountNumber } from './withdrawal/cleanAccountNumber';
export { isBalanceBelowMinimum } from './withdrawal/isBalanceBelowMinimum';
export { nextWithdrawalAmount } from './withdrawal/nextWithdrawalAmount';
export type { SavedBank } from './withdrawal/SavedBank';
export type { WithdrawalContext } from './withdrawal/WithdrawalContext';
export type { WithdrawalForm } from './withdrawal/WithdrawalForm';
export type { WithdrawalProblem } from './withdrawal/WithdrawalProblem';

export { remainingTurnover } from './turnover/remainingTurnover';
export type { TurnoverStanding } from './turnover/TurnoverStanding';

export type { CheckInDay } from './check-in/CheckInDay';
export { checkInDays } from './check-in/checkInDays';
export type { CheckInPlan } from './check-in/CheckInPlan';
export type { CheckInPlayer } from './check-in/CheckInPlayer';
export type { CheckInReward } from './check-in/CheckInReward';
export type { CheckInRules } from './check-in/CheckInRules';
export type { CheckInShortfall } from './check-in/CheckInShortfall';
export { checkInShortfalls } from './check-in/checkInShortfalls';
export type { CheckInStanding } from './check-in/CheckInStanding';
export type { RepairRules } from './check-in/RepairRules';

export { avatarName } from './records/avatarName';
export { depositStatus } from './records/depositStatus';
export { mailBadge } from './records/mailBadge';
export type { RecordStatus } from './records/RecordStatus';
export { statusColour } from './records/statusColour';
export { textOrDash } from './records/textOrDash';
export { withdrawalStatus } from './records/withdrawalStatus';

export type { AnswerClass } from './network/AnswerClass';
export type { CallAnswer } from './network/CallAnswer';
export { callTiming } from './network/callTiming';
export { carriesAuthHeader } from './network/carriesAuthHeader';
export { classifyAnswer } from './network/classifyAnswer';
export { classifyPaymentAnswer } from './network/classifyPaymentAnswer';
export { shouldRetry } from './network/shouldRetry';

export { carryQuery } from './links/carryQuery';
export { inAppPath } from './links/inAppPath';
export { isInstallOffered } from './links/isInstallOffered';
export { safeExternalUrl } from './links/safeExternalUrl';

export type { ChunkReloads } from './updates/ChunkReloads';
export { decideChunkReload } from './updates/decideChunkReload';
export { isChunkLoadError } from './updates/isChunkLoadError';

export { chooseLocale } from './locale/chooseLocale';
export { documentLanguage } from './locale/documentLanguage';
export { formattingLocale } from './locale/formattingLocale';
export { isLocale } from './locale/isLocale';
export type { Locale } from './locale/Locale';

export { checkNewPassword } from './password/checkNewPassword';

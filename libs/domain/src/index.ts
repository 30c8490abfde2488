export { assertNever } from './kernel/assertNever';
export type { Brand } from './kernel/Brand';
export { fail } from './kernel/fail';
export { ok } from './kernel/ok';
export type { Result } from './kernel/Result';

export { acceptPesoInput } from './money/acceptPesoInput';
export { addMoney } from './money/addMoney';
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
export { scoreFromMoney } from './money/scoreFromMoney';
export { subtractMoney } from './money/subtractMoney';
export { truncateToCentavos } from './money/truncateToCentavos';
export { zeroMoney } from './money/zeroMoney';

export type { EpochMilliseconds } from './time/EpochMilliseconds';
export { epochMillisecondsFrom } from './time/epochMillisecondsFrom';
export type { EpochSeconds } from './time/EpochSeconds';
export { epochSecondsFrom } from './time/epochSecondsFrom';

export type { Player } from './session/Player';

export type { ActiveAward } from './channels/ActiveAward';
export type { PayBank } from './channels/PayBank';
export type { PayChannel } from './channels/PayChannel';
export type { PayHint } from './channels/PayHint';
export type { PayMethod } from './channels/PayMethod';

export type { DepositGift } from './promotions/DepositGift';
export type { GiftStep } from './promotions/GiftStep';
export type { PromotionChoice } from './promotions/PromotionChoice';
export type { PromotionType } from './promotions/PromotionType';

export type { CreditedDeposit } from './deposit/CreditedDeposit';

export type { CashCheck } from './withdrawal/CashCheck';
export type { SavedBank } from './withdrawal/SavedBank';

export type { CheckInPlan } from './check-in/CheckInPlan';
export type { CheckInReward } from './check-in/CheckInReward';
export type { CheckInRules } from './check-in/CheckInRules';
export type { CheckInStanding } from './check-in/CheckInStanding';
export type { RepairRules } from './check-in/RepairRules';

export type { Locale } from './locale/Locale';

export { activityNumber, stageOfActivity } from './activities';
export type { ActivityFacts, ActivityStage, RewardStep } from './activities';
export { exampleOfBonus } from './bonusExample';
export type { BonusExample } from './bonusExample';
export type { DepositGift, Depositor, GiftStep, PromotionType } from './gifts';
export { keepPromotion, promotionOffers } from './offers';
export { depositTimes, quoteBonus } from './terms';
export type { BonusQuote, BonusTerms } from './terms';
export type { PromotionChoice, PromotionOffer, PromotionStep } from './offers';

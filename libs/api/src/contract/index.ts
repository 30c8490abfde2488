export * from './accounts';
export * from './signIn';
export * from './passwords';
export * from './accountNeed';
export * from './ads';
export { answerCode, type AnswerCode } from './answerCode';
export * from './avatar';
export * from './bets';
export * from './bonus';
export { type CallContract, emptyRequest, type PaymentCallContract } from './call';
export { callPolicy, type CallPolicy, mainPolicy } from './callPolicy';
export * from './completeAccount';
export * from './config';
export * from './depositGifts';
export * from './egg';
export * from './depositRewards';
export * from './draw';
export * from './drawRound';
export { envelope, type Envelope, headerName, refusalFacts, type RefusalFacts } from './envelope';
export * from './events';
export * from './fairness';
export * from './games';
export * from './launch';
export type { Flag } from './loose/numbers';
export { parseJsonText } from './loose/jsonText';
export type { Peso, Score } from './loose/amounts';
export * from './identity';
export * from './mail';
export * from './orders';
export * from './payment';
export * from './payMethods';
export * from './platforms';
export * from './promotions';
export * from './rebate';
export * from './prizes';
export * from './records';
export * from './referral';
export * from './comingBack';
export * from './responsible';
export * from './absence';
export * from './realityCheck';
export * from './unlock';
export * from './spending';
export * from './security';
export * from './statement';
export {
  answeredPart,
  askedPart,
  askedParts,
  askTogetherCall,
  isAskedTogether,
  mostTogether,
} from './together';
export * from './turnover';
export * from './team';
export * from './commission';
export * from './relief';
export * from './vip';
export { adPointCall } from './tracking';

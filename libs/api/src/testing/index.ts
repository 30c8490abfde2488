export {
  answer,
  answerBody,
  answerText,
  beOffline,
  delayed,
  keepSilent,
  refuse,
  type Reply,
} from './replies';
export { calls, type CallName } from '../contract/registry/calls';
export { createFakeOperator, type FakeOperator } from './createFakeOperator';
export type { DataOf, Handler, Handlers, RequestOf, SeenCall } from './Handlers';
export { replyToAll } from './replyToAll';
export { sampleActivities, samplePromotions } from './samplePromotions';
export { sampleBets } from './sampleBets';
export { sampleMovements, sampleStatement } from './sampleStatement';
export { sampleDraw } from './sampleDraw';
export { sampleFairInfo, sampleFairSeed } from './sampleFairness';
export { sampleGames } from './sampleGames';
export { sampleHandlers } from './sampleHandlers';
export { sampleAway, sampleLimits, sampleOver, sampleSpending } from './sampleLimits';
export { sampleSessions } from './sampleSessions';
export { samplePayMethods } from './samplePayMethods';
export { sampleMails } from './sampleMails';
export { samplePlayer } from './samplePlayer';
export { sampleReads } from './sampleReads';
export { sampleWrites } from './sampleWrites';

export type { AnswerName, CallFacts, CallGroup } from './CallFacts';
export { factsByCall } from './factsByCall';
export type { CallPaging } from './CallPaging';
export { calls, type CallName, type Calls } from './calls';
export { codesOf } from './codesOf';
export type { DescribedCall } from './DescribedCall';
export { describedCalls } from './describedCalls';
export { groupTitles } from './groupTitles';

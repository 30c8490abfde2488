export { type AnswerName, type CallFacts, type CallGroup, type CallPaging, groupTitles } from '../callFacts';
export { calls, type CallName, type Calls } from './calls';
export { codesOf, type DescribedCall, describedCalls, factsByCall } from './describedCalls';

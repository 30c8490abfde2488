export type { AnswerClass } from './AnswerClass';
export type { CallAnswer } from './CallAnswer';
export { callTiming } from './callTiming';
export { carriesAuthHeader } from './carriesAuthHeader';
export { classifyAnswer } from './classifyAnswer';
export { classifyPaymentAnswer } from './classifyPaymentAnswer';
export { shouldRetry } from './shouldRetry';

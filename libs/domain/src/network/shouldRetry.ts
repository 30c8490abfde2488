import type { AnswerClass } from './AnswerClass';
import { callTiming } from './callTiming';

/**
 * Whether a call of the main API is sent again, after `callTiming.retryDelayMs`.
 *
 * @param attempt number of the attempt that was just answered, the first is 1
 * @example
 * shouldRetry('retry', 1); // => true
 * shouldRetry('retry', 4); // => false
 */
export function shouldRetry(answer: AnswerClass, attempt: number): boolean {
  return answer === 'retry' && attempt < callTiming.attempts;
}

import type { Reply } from './Reply';

/** Answers another code than ok, with the facts a refusal may carry. */
export function refuse(code: number, message = '', data: unknown = null): Reply<never> {
  return { type: 'refusal', code, message, data };
}

import type { Reply } from './Reply';

/** Answers a body that is no envelope: HTML, cut JSON, nothing. */
export function answerText(text: string, status = 200): Reply<never> {
  return { type: 'text', text, status };
}

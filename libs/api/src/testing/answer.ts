import type { Reply } from './Reply';

/** Answers ok with the contract's data. */
export function answer<Data>(data: Data, message = 'ok'): Reply<Data> {
  return { type: 'answer', data, message };
}

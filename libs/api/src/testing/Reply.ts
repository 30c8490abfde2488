/**
 * What the fake operator does with a call.
 *
 * @example
 * const reply: Reply<never> = refuse(1014, 'No such message.');
 * reply.type; // => 'refusal'
 */
export type Reply<Data> =
  | { readonly type: 'answer'; readonly data: Data; readonly message: string }
  | { readonly type: 'refusal'; readonly code: number; readonly message: string; readonly data: unknown }
  | { readonly type: 'text'; readonly text: string; readonly status: number }
  | { readonly type: 'offline' }
  | { readonly type: 'silence' }
  | { readonly type: 'delayed'; readonly delayMs: number; readonly next: Reply<Data> };

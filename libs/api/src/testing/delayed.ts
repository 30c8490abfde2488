import type { Reply } from './Reply';

/** Does something later. */
export function delayed<Data>(delayMs: number, next: Reply<Data>): Reply<Data> {
  return { type: 'delayed', delayMs, next };
}

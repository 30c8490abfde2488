import type { Reply } from './Reply';

/** There is no connection. */
export function beOffline(): Reply<never> {
  return { type: 'offline' };
}

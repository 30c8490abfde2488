import type { Reply } from './Reply';

/** Never answers; the call times out or is cancelled. */
export function keepSilent(): Reply<never> {
  return { type: 'silence' };
}

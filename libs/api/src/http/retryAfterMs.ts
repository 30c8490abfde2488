import type { AxiosResponse } from 'axios';

const LONGEST_SECONDS = 30;

/** What a `Retry-After` header in seconds asks for, in milliseconds, at most half a minute; 0 without one. */
export function retryAfterMs(response: AxiosResponse<unknown>): number {
  const seconds = Number(response.headers['retry-after']);
  return seconds > 0 ? Math.min(seconds, LONGEST_SECONDS) * 1000 : 0;
}

import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { ApiError } from '../http/ApiError';
import type { ReadKey } from './ReadKey';

/**
 * Reads through the cache. Attempts and their pauses belong to the HTTP client, so a failed read is not
 * repeated here: the screen shows it with a Retry.
 *
 * @param key `undefined` while the read makes no sense, such as a player's facts for a guest
 */
export function useRead<Value>(
  key: ReadKey | undefined,
  read: () => Promise<Value>,
  options: SWRConfiguration<Value, ApiError> = {},
): SWRResponse<Value, ApiError> {
  return useSWR<Value, ApiError>(key ?? null, read, { shouldRetryOnError: false, ...options });
}

import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { reportUnexpected } from '../http/configureApi';
import type { ApiError } from '../http/errors';

/**
 * What a read is cached under: the call's name, then what it depends on. A player's facts carry the user id.
 *
 * @example
 * const key: ReadKey = ['getUserScore', 7];
 * balanceKey(7); // => key
 */
export type ReadKey = readonly [call: string, ...parameters: readonly (string | number)[]];

/** For facts of the operator that hold for hours: fetched once, not again at each return to the app. */
export const rarelyChanging = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
} as const;

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
  return useSWR<Value, ApiError>(key ?? null, read, {
    shouldRetryOnError: false,
    onError: reportUnexpected,
    ...options,
  });
}

import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { CallOptions } from '../http/CallOptions';
import { reportUnexpected } from '../http/configureApi';
import type { ApiError } from '../http/errors';
import type { ReadKey } from '../mapping/ReadKey';
import { useCallOptions } from './ApiProvider';

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
  read: (options: CallOptions) => Promise<Value>,
  options: SWRConfiguration<Value, ApiError> = {},
): SWRResponse<Value, ApiError> {
  const call = useCallOptions();
  return useSWR<Value, ApiError>(key ?? null, () => read(call), {
    shouldRetryOnError: false,
    onError: (error) => reportUnexpected(error, call),
    ...options,
  });
}

/** Reads a player's own facts through the cache; nothing for a guest. */
export function usePlayerRead<Value, Id = number>(
  userId: Id | undefined,
  keyOf: (userId: Id) => ReadKey,
  read: (options: CallOptions) => Promise<Value>,
): SWRResponse<Value, ApiError> {
  return useRead(userId === undefined ? undefined : keyOf(userId), read);
}

import { serverNow, useNotices } from '@kislap/api';
import type { Notice } from '@kislap/api';
import { epochSecondsFrom } from '@kislap/domain';
import { currentNotices } from './currentNotices';

/** The notices that hold now; `undefined` until they are known, none when they could not be loaded. */
export function useCurrentNotices(): readonly Notice[] | undefined {
  const { data, error } = useNotices();
  if (data === undefined) return error === undefined ? undefined : [];
  return currentNotices(data, epochSecondsFrom(serverNow() / 1000));
}

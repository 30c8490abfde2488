import { noticesKey } from '@kislap/api';
import { useNotices } from '@kislap/api/react';
import type { Notice } from '@kislap/api';
import type { EpochSeconds } from '@kislap/domain';
import { useFreshAnswer } from '../first-view/useFreshAnswer';
import { operatorNow } from '../../device/clock/operatorNow';

/** The notices that hold now; `undefined` until they are known, none when they could not be loaded. */
export function useCurrentNotices(): readonly Notice[] | undefined {
  const { data, error } = useNotices();
  useFreshAnswer(noticesKey);
  if (data === undefined) return error === undefined ? undefined : [];
  return currentNotices(data, operatorNow());
}

/** The notices that hold now: those that have begun and not ended. */
export function currentNotices(notices: readonly Notice[], now: EpochSeconds): readonly Notice[] {
  return notices.filter(({ from, until }) => (from ?? now) <= now && now < (until ?? Infinity));
}

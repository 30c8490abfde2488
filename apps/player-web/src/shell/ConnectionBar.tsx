import { epochSecondsFrom, formatManila } from '@kislap/domain';
import type { EpochMilliseconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { OfflineBar } from '@kislap/ui';
import { useSyncExternalStore } from 'react';
import { asOf } from '../offline/asOf';
import { useIsOnline } from './useIsOnline';

const nothingKept = (): undefined => undefined;

/** Says when the connection has gone, and how old what is still to be seen may be. */
export function ConnectionBar() {
  const text = useText();
  const at = useSyncExternalStore(asOf.subscribe, asOf.snapshot, nothingKept);
  const words = at === undefined ? text('net.offline') : text('net.offlineSince', { time: timeOf(at) });
  return <OfflineBar isOffline={!useIsOnline()} text={words} />;
}

/** The hour alone on the day itself, else with its day. */
function timeOf(at: EpochMilliseconds): string {
  const [then, now] = [at, Date.now()].map((ms) => formatManila(epochSecondsFrom(Math.floor(ms / 1000))));
  const isToday = then?.slice(0, 10) === now?.slice(0, 10);
  return then?.slice(isToday ? 11 : 0, 16) ?? '';
}

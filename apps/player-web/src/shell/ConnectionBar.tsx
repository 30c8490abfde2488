import { useText } from '@kislap/i18n';
import { OfflineBar } from '@kislap/ui';
import { useSyncExternalStore } from 'react';
import { asOf } from '../offline/asOf';
import { useIsOnline } from './useIsOnline';

const nothingKept = (): undefined => undefined;

/** Says when the connection has gone, or leads nowhere, and how old what is still to be seen may be. */
export function ConnectionBar() {
  const text = useText();
  const at = useSyncExternalStore(asOf.subscribe, asOf.snapshot, nothingKept);
  const isOnline = useIsOnline();
  const since = isOnline ? 'net.unreachedSince' : 'net.offlineSince';
  const words = at === undefined ? text('net.offline') : text(since, { time: at });
  return <OfflineBar isOffline={!isOnline || at !== undefined} text={words} />;
}

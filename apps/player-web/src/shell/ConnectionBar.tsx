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
  const words = at === undefined ? text('net.offline') : text('net.offlineSince', { time: at });
  return <OfflineBar isOffline={!useIsOnline()} text={words} />;
}

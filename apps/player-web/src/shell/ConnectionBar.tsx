import { useText } from '@kislap/i18n';
import { OfflineBar } from '@kislap/ui';
import { useIsOnline } from './useIsOnline';

/** Says when the connection has gone. */
export function ConnectionBar() {
  const text = useText();
  return <OfflineBar isOffline={!useIsOnline()} text={text('net.offline')} />;
}

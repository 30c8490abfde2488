import { safeExternalUrl } from '@kislap/domain';
import { wrapper } from './wrapper';

/** Opens a window inside a tap, without a way back into the app for whoever is in it. */
function openWindow(url: string): void {
  window.open(url, '_blank', 'noopener,noreferrer');
}

/**
 * Opens an address outside the app: in the phone's browser when a wrapper can, else in a window of its own. Call it
 * inside the tap, before anything is waited for. An address that is not one of the web opens nothing.
 */
export function openExternal(address: string): void {
  const url = safeExternalUrl(address, window.location.origin);
  if (url === undefined) return;
  const native = wrapper.current();
  if (native?.can('openExternal') !== true) return openWindow(url);
  void native.openExternal(url).then((isOpen) => {
    // The tap is over and a new window might be blocked: the address opens here, and Back leads back.
    if (!isOpen) window.location.assign(url);
  });
}

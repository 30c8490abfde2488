import { safeExternalUrl } from '@kislap/domain';
import { wrapper } from './wrapper';

/**
 * Opens a window inside a tap, without a way back into the app for whoever is in it. `noopener` would do that too, but
 * then nobody could tell whether a window opened.
 */
function openWindow(url: string): boolean {
  const opened = window.open(url, '_blank');
  if (!opened) return false;
  opened.opener = null;
  return true;
}

/**
 * Opens a web address outside the app: by the wrapper's bridge, by an address the wrapper takes out of its web view,
 * else in a new window. Call it inside the tap, before any await. Other addresses open nothing.
 *
 * @returns false when the browser refused the window
 */
export function openExternal(address: string): boolean {
  const url = safeExternalUrl(address, window.location.origin);
  if (url === undefined) return false;
  const native = wrapper.current();
  if (native?.can('openExternal') === true) {
    void native.openExternal(url).then((isOpen) => {
      // The tap is over and a new window might be blocked: the address opens here, and Back leads back.
      if (!isOpen) window.location.assign(url);
    });
    return true;
  }
  if (wrapperHint(navigator.userAgent) === undefined) return openWindow(url);
  followAddress(outsideAddress(url, window.location.origin));
  return true;
}

/** What marks an address of the app's own site as one to be opened outside of the wrapper. */
const MARK = 'open-outside';

/**
 * The address that a wrapper without a bridge opens in the phone's browser: as it is when it leads to another site,
 * with a mark in its fragment when it is one of the app's own.
 *
 * @example
 * outsideAddress('https://pay.example/1', 'https://play.example'); // => 'https://pay.example/1'
 * outsideAddress('https://play.example/terms', 'https://play.example'); // => 'https://play.example/terms#open-outside'
 */
function outsideAddress(url: string, appOrigin: string): string {
  if (new URL(url).origin !== appOrigin) return url;
  return url + (url.includes('#') ? '&' : '#') + MARK;
}

/**
 * Follows an address of another app from within a tap. A link does what a window could not: no empty window stays
 * behind, and where no app answers, nothing happens.
 */
export function followAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noopener noreferrer';
  link.click();
}

/** How a wrapper names itself at the end of the user agent: `KislapApp/1.2 (android)`. */
const OWN_NAME = /\bKislapApp\/\d+(?:\.\d+){0,3} \((?<platform>android|ios)\)/;

/**
 * The wrapper guessed from the user agent alone. It can be forged, so it only hides the home screen invitation and
 * chooses how outside addresses open; the handshake decides the rest.
 */
export function wrapperHint(userAgent: string): 'android' | 'ios' | undefined {
  const platform = OWN_NAME.exec(userAgent)?.groups?.['platform'];
  return platform === 'android' || platform === 'ios' ? platform : undefined;
}

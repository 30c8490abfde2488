import { wrapperHint } from '../../device/native/openExternal';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { launch } from '../../session/attribution/launch';

/** Opens the invitation to the home screen, at any time; nothing where the app is on it, or is an app, already. */
export function useInstallDoor(): (() => void) | undefined {
  const isApp = wrapperHint(navigator.userAgent) !== undefined || isStandalone();
  if (isApp || !isInstallOffered(launch.search(), false)) return undefined;
  return () => void openOverlay('add-to-home', {});
}

/**
 * Whether the prompt to add the app to the home screen may be shown.
 *
 * Install rule: launched with `is=app` it never is, for the whole browser session; remember that, since the query
 * may be gone after navigation.
 *
 * @example
 * isInstallOffered('?is=app', false); // => false
 * isInstallOffered('', false); // => true
 */
export function isInstallOffered(launchSearch: string, wasLaunchedAsApp: boolean): boolean {
  return !wasLaunchedAsApp && new URLSearchParams(launchSearch).get('is') !== 'app';
}

/** Whether the app runs from the home screen already. */
export function isStandalone(): boolean {
  const isOnIosHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnIosHomeScreen || window.matchMedia('(display-mode: standalone)').matches;
}

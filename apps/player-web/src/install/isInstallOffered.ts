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

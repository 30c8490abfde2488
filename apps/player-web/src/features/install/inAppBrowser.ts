import { queryText } from '../../navigation/queryText';

/** The browsers inside Facebook, Messenger and Instagram say so; they keep no app, and often not even a session. */
const INSIDE_AN_APP = /\bFB(?:AN|AV|_IAB)\b|\bInstagram\b/;

/** The phone whose other app shows this page in a browser of its own; nothing in a browser that is one. */
export function inAppBrowser({ userAgent }: Pick<Navigator, 'userAgent'>): 'android' | 'other' | undefined {
  if (!INSIDE_AN_APP.test(userAgent)) return undefined;
  return userAgent.includes('Android') ? 'android' : 'other';
}

/** The address by which Android opens a page of the app in Chrome. */
export function chromeAddress({
  protocol,
  host,
  pathname,
  search,
}: Pick<URL, 'protocol' | 'host' | 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete('overlay');
  const page = host + pathname + queryText(query);
  return `intent://${page}#Intent;scheme=${protocol.slice(0, -1)};package=com.android.chrome;end`;
}

/**
 * Whether a device is an iPhone or an iPad, where no button can put the app on the home screen. An iPad says that it
 * is a Mac; a Mac has no touch screen.
 */
export function isIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

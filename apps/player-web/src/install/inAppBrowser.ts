/** The browsers inside Facebook, Messenger and Instagram say so; they keep no app, and often not even a session. */
const INSIDE_AN_APP = /\bFB(?:AN|AV|_IAB)\b|\bInstagram\b/;

/** The phone whose other app shows this page in a browser of its own; nothing in a browser that is one. */
export function inAppBrowser({ userAgent }: Pick<Navigator, 'userAgent'>): 'android' | 'other' | undefined {
  if (!INSIDE_AN_APP.test(userAgent)) return undefined;
  return userAgent.includes('Android') ? 'android' : 'other';
}

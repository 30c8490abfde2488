const standIn = 'http://app.invalid';

/**
 * The path inside the app that a redirect names, with query and hash; undefined when it leads anywhere else.
 *
 * Redirect rule: one leading slash and the app's own origin. '//host', '/\host' and tricks with control characters
 * lead elsewhere, so the address is read as a browser reads it.
 *
 * @example
 * inAppPath('/promotion?type=23#top'); // => '/promotion?type=23#top'
 * inAppPath('//evil.example/'); // => undefined
 */
export function inAppPath(redirect: string): string | undefined {
  const url = redirect.startsWith('/') ? read(redirect) : undefined;
  if (url?.origin !== standIn || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** As a browser reads it; undefined when it is no address. */
function read(redirect: string): URL | undefined {
  try {
    return new URL(redirect, standIn);
  } catch {
    return undefined;
  }
}

const standIn = 'http://app.invalid';

/**
 * The in-app path of a redirect, with query and hash; undefined when it leads elsewhere.
 *
 * Redirect rule: one leading slash and the app's own origin, read as browsers do: '//host', '/\host' and control
 * characters lead elsewhere.
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

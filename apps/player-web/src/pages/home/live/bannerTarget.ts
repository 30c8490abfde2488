import { safeExternalUrl } from '@kislap/domain';

/** Where a banner leads. */
export interface BannerTarget {
  readonly kind: 'inApp' | 'outside';
  readonly href: string;
}

/**
 * Reads a banner's link as the operator sent it: a place in the app, another site, or nothing. A link that leads to
 * no page, to home itself (where the banner stands) or to an unsafe address is nothing.
 *
 * @param appOrigin the app's own origin
 * @param isPage whether the app has a page at a path
 */
export function bannerTarget(
  link: string,
  appOrigin: string,
  isPage: (pathname: string) => boolean,
): BannerTarget | undefined {
  const href = link.trim() === '' ? undefined : safeExternalUrl(link, appOrigin);
  if (href === undefined) return undefined;
  const { origin, pathname, search } = new URL(href);
  if (origin !== appOrigin) return { kind: 'outside', href };
  const isHere = pathname === '/' && search === '';
  return isHere || !isPage(pathname) ? undefined : { kind: 'inApp', href: pathname + search };
}

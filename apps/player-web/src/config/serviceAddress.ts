import { safeExternalUrl } from '@kislap/domain';

interface ServiceVisit {
  readonly appOrigin: string;
  readonly userId?: number | undefined;
  /** The path the visitor was on. */
  readonly page?: string;
  /** `light` or `dark`, as the app is drawn: a frame cannot see it by itself. */
  readonly theme?: string | undefined;
}

/**
 * The address of customer service for a visit: with the player's number, the page they ask from and the theme they
 * see, and nothing else about them. Nothing for an address that must not be opened.
 */
export function serviceAddress(
  address: string,
  { appOrigin, userId, page, theme }: ServiceVisit,
): string | undefined {
  const safe = address === '' ? undefined : safeExternalUrl(address, appOrigin);
  if (safe === undefined) return undefined;
  const url = new URL(safe);
  if (userId !== undefined) url.searchParams.set('UserID', String(userId));
  if (page !== undefined) url.searchParams.set('page', page);
  if (theme !== undefined) url.searchParams.set('theme', theme);
  return url.href;
}

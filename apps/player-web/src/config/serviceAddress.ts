import { safeExternalUrl } from '@kislap/domain';

interface ServiceVisit {
  readonly appOrigin: string;
  readonly userId?: number | undefined;
  /** The path the visitor was on. */
  readonly page?: string;
}

/**
 * The address of customer service for a visit: with the player's number and the page they ask from, and nothing else
 * about them. Nothing for an address that must not be opened.
 */
export function serviceAddress(
  address: string,
  { appOrigin, userId, page }: ServiceVisit,
): string | undefined {
  const safe = address === '' ? undefined : safeExternalUrl(address, appOrigin);
  if (safe === undefined) return undefined;
  const url = new URL(safe);
  if (userId !== undefined) url.searchParams.set('UserID', String(userId));
  if (page !== undefined) url.searchParams.set('page', page);
  return url.href;
}

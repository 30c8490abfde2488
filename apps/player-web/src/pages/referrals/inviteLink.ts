import { safeExternalUrl } from '@kislap/domain';

/** The whole address of an invitation. An operator may leave its own origin out; an unsafe address is nothing. */
export function inviteLink(url: string, origin: string = window.location.origin): string | undefined {
  return safeExternalUrl(url, origin);
}

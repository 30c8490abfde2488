import { useRuntimeConfig } from './runtimeConfig';

/** The origin of addresses that leave the app: the operator's own, else the one that the player came to. */
export function useSiteOrigin(): string {
  const { siteOrigin = '' } = useRuntimeConfig();
  return siteOrigin === '' ? window.location.origin : siteOrigin;
}

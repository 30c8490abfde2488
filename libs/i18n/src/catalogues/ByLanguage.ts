import type { Locale } from '@kislap/domain';

/** How something is fetched in each of the app's own languages, and in no other. */
export type ByLanguage<Fetched> = Readonly<
  Record<Locale, () => Promise<Fetched>> & Partial<Record<string, () => Promise<Fetched>>>
>;

import type { Locale } from '@kislap/domain';

/**
 * How the app's own languages show themselves in the choice: by name, in two letters, and by how they read. Never
 * translated.
 *
 * @example
 * ownLanguages.map(({ name }) => name).join(', '); // => 'English, Tagalog'
 */
export const ownLanguages = [
  { code: 'en', name: 'English', mark: 'En', greeting: 'Good evening' },
  { code: 'tag', name: 'Tagalog', mark: 'Tl', greeting: 'Magandang gabi' },
] as const satisfies readonly (Readonly<Record<'name' | 'mark' | 'greeting', string>> & {
  readonly code: Locale;
})[];

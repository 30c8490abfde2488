import type { Locale } from '@kislap/domain';

/**
 * The app's languages, in the order of the picker.
 *
 * @example
 * LOCALES.join(', '); // => 'en, tag'
 */
export const LOCALES = ['en', 'tag'] as const satisfies readonly Locale[];

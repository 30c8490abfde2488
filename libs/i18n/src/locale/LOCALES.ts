import { languages } from '@kislap/domain';
import type { Locale } from '@kislap/domain';

/**
 * The app's own languages, in the order of the picker.
 *
 * @example
 * LOCALES.join(', '); // => 'en, tag'
 */
export const LOCALES: readonly Locale[] = languages.map(({ code }) => code);

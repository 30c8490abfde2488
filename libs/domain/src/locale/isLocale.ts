import type { Locale } from './Locale';

/** Whether a text is one of the app's languages. */
export function isLocale(text: string): text is Locale {
  return text === 'en' || text === 'tag';
}

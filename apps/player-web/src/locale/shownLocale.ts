import type { Locale } from '@kislap/domain';
import { currentLocale } from './currentLocale';

let shown: Locale | undefined;

/** The language this page was drawn in. Another tab may have chosen another one meanwhile. */
export const shownLocale = {
  current: (): Locale => shown ?? currentLocale(),
  set: (locale: Locale): void => {
    shown = locale;
  },
} as const;

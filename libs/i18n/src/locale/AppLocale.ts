/** The app's own language codes, as the picker, the cookie and the operator's API know them. */
export const APP_LOCALES = ['en', 'tag'] as const;

/** `tag` is shown as "Tagalog"; for Intl and HTML it is Filipino (see {@link intlLocaleOf}). */
export type AppLocale = (typeof APP_LOCALES)[number];

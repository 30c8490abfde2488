export { chooseLocale, documentLanguage, formattingLocale, isLocale } from './Locale';
export type { Locale } from './Locale';

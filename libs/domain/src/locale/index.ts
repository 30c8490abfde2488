export { baseLocale, chooseLocale, documentLanguage, formattingLocale, isLocale } from './Locale';
export type { AddedLanguage, LanguageCode, Locale } from './Locale';
export { languages } from './languages';
export type { Language } from './languages';

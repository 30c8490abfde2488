export { chooseLocale } from './chooseLocale';
export { documentLanguage } from './documentLanguage';
export { formattingLocale } from './formattingLocale';
export { isLocale } from './isLocale';
export type { Locale } from './Locale';

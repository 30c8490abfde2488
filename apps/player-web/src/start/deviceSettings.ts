/** What other pages on the app's site share with it on this device: the language, the theme and what is stored. */
export { deviceStorage } from '../device/storage/deviceStorage';
export { storedKeys } from '../device/storage/storedKeys';
export { currentLocale } from '../config/locale/locale';
export { rememberLocale } from '../config/locale/rememberLocale';
export { applyTheme, drawTheme } from '../config/theme/theme';

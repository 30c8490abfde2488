import { createWords } from './createWords';
import { currentLocale } from './locale';

/** The words of this visit. Another language means another visit: choosing one reloads the page. */
export const words = createWords(currentLocale);

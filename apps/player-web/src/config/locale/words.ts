import type { LanguageCode } from '@kislap/domain';
import type { Catalogue } from '@kislap/i18n';
import { reported } from '../../device/errors/reportError';
import { createWords } from './createWords';
import { currentLocale, operatorLanguages } from './locale';

/** Compiled when the app was configured; without them the words of the build are said. */
async function loadOwn(locale: LanguageCode): Promise<Partial<Catalogue> | undefined> {
  const own = operatorLanguages.all.find(({ code }) => code === locale);
  return (
    own &&
    fetch(own.messages)
      .then((answer): Promise<Partial<Catalogue>> => answer.json())
      .catch(reported('messages'))
  );
}

/** The words of this visit. Another language means another visit: choosing one reloads the page. */
export const words = createWords(currentLocale, loadOwn);

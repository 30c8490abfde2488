import english from '@kislap/i18n/catalogues/en.json';
import filipino from '@kislap/i18n/catalogues/fil.json';
import { languages } from '#languages';
import { ownLanguages } from '#ownLanguages';

/** The messages of one language as they are written. */
export type WrittenCatalogue = Readonly<Record<keyof typeof english, string>>;

const written: Readonly<Record<(typeof languages)[number]['code'], WrittenCatalogue>> = {
  en: english,
  tag: filipino,
};

/** The languages of the build, English first, each with its messages and with the page that guests get in it. */
export const catalogues = languages.map((language) => ({
  ...language,
  name: ownLanguages.find(({ code }) => code === language.code)?.name ?? language.tag,
  words: written[language.code],
  page: language.code === 'en' ? 'index.html' : `index.${language.tag}.html`,
  manifest: language.code === 'en' ? 'manifest.webmanifest' : `manifest.${language.tag}.webmanifest`,
}));

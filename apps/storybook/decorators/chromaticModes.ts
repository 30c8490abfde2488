const languages = { English: 'en', Tagalog: 'tag' };
const skins = { Kislap: 'kislap', Perlas: 'perlas' };
const schemes = ['dark', 'light'];

/** Chromatic compares every story in each language, skin and scheme, on the phone of the drawing, at rest. */
export const chromaticModes = Object.fromEntries(
  Object.entries(languages).flatMap(([language, locale]) =>
    Object.entries(skins).flatMap(([title, skin]) =>
      schemes.map((scheme) => [
        `${language} ${title} ${scheme}`,
        { locale, skin, scheme, motion: 'less', viewport: 'w390' },
      ]),
    ),
  ),
);

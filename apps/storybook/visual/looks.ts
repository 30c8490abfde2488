/**
 * The two looks every story is tested in; between them they hold each language, skin and scheme. Of the first the
 * pictures are kept, of the second their digests (docs/decisions/0023).
 */
export const looks = [
  {
    name: 'kislap-dark',
    title: 'stories in English',
    keeps: 'pictures',
    locale: 'en',
    skin: 'kislap',
    scheme: 'dark',
    isSqueezed: false,
  },
  {
    name: 'perlas-light',
    title: 'stories in Tagalog',
    keeps: 'digests',
    locale: 'tag',
    skin: 'perlas',
    scheme: 'light',
    isSqueezed: true,
  },
] as const;

export type Look = (typeof looks)[number];

/**
 * The two looks every story is tested in; between them they hold each language, skin and scheme. Of both the digests of
 * the pictures are kept (docs/decisions/0082).
 */
export const looks = [
  {
    name: 'kislap-dark',
    title: 'stories in English',
    locale: 'en',
    skin: 'kislap',
    scheme: 'dark',
    isSqueezed: false,
  },
  {
    name: 'perlas-light',
    title: 'stories in Tagalog',
    locale: 'tag',
    skin: 'perlas',
    scheme: 'light',
    isSqueezed: true,
  },
] as const;

export type Look = (typeof looks)[number];

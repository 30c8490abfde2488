/** The lines of the home marquee, in both languages. */
export const notices = [
  {
    id: 1,
    title: 'Play money',
    en: 'This is a play-money sandbox: no real pesos are won or lost here.',
    tag: 'Play money lang ito: walang totoong pisong mananalo o matatalo rito.',
  },
  {
    id: 2,
    title: 'Welcome bonus',
    en: 'Your first five deposits earn up to 120% more.',
    tag: 'Hanggang 120% dagdag sa unang limang deposit mo.',
  },
  {
    id: 3,
    title: 'Maya',
    en: 'Deposits through Maya earn 5% more today.',
    tag: 'May 5% dagdag ang deposit sa Maya ngayon.',
  },
] as const;

/**
 * Advertisements by their place: 1 pop-up of home, 2 floating icon. They promise nothing the sandbox does not keep; one
 * about a deposit promotion links to it, so that the app shows it only to those it is true for.
 */
export const ads = [
  {
    id: 1,
    place: 1,
    picture: 'banners/welcome',
    link: 'route:/promotion?type=23',
    frequency: 'day',
    en: {
      title: 'Welcome bonus',
      text: 'Each of your first five deposits can earn a bonus, 120% on the first one. A bonus is to be bet five times before you withdraw it.',
    },
    tag: {
      title: 'Welcome bonus',
      text: 'Puwedeng may bonus ang bawat isa sa unang limang deposit mo, 120% sa una. Itataya nang limang beses ang bonus bago i-withdraw.',
    },
  },
  {
    id: 2,
    place: 2,
    picture: 'symbols/parol',
    link: 'route:/luck-draw',
    frequency: 'always',
    en: { title: 'Lucky draw', text: undefined },
    tag: { title: 'Lucky draw', text: undefined },
  },
] as const;

const welcome = { en: 'Welcome bonus up to 120%', tag: 'Welcome bonus na hanggang 120%' };
const fiesta = { en: 'Play-money fiesta every day', tag: 'Araw-araw na fiesta sa play money' };
const maya = { en: '5% more with Maya', tag: '5% dagdag sa Maya' };
const friends = { en: 'Friends add spins to your draw', tag: 'Dagdag-ikot sa draw sa bawat kaibigan' };

/** A picture with a link, by the place it stands in: 1 home, 2 promotions, 3 referrals, 4 VIP. */
export const banners = [
  { id: 1, place: 1, picture: 'welcome', link: 'route:/promotion?type=23', words: welcome },
  { id: 2, place: 1, picture: 'fiesta', link: 'route:/promotion', words: fiesta },
  { id: 3, place: 1, picture: 'maya', link: 'overlay:deposit', words: maya },
  { id: 4, place: 2, picture: 'maya', link: 'overlay:deposit', words: maya },
  { id: 5, place: 3, picture: 'fiesta', link: 'route:/luck-draw', words: friends },
] as const;

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
    en: 'New players earn up to 120% more on their first five deposits.',
    tag: 'Para sa bagong player: hanggang 120% dagdag sa unang limang deposit.',
  },
  {
    id: 3,
    title: 'Maya',
    en: 'Deposits through Maya earn 5% more today.',
    tag: 'May 5% dagdag ang deposit sa Maya ngayon.',
  },
] as const;

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
      text: 'Get a bonus on each of your first five deposits, 120% on the first one. To unlock it, bet your deposit once and the bonus five times. You can give the bonus up at any time.',
    },
    tag: {
      title: 'Welcome bonus',
      text: 'Puwedeng may bonus ang bawat isa sa unang limang deposit mo, 120% sa una. Para ma-unlock ito, itaya ang deposit mo nang isang beses at ang bonus nang limang beses. Puwede mong bitawan ang bonus kahit kailan.',
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

const welcome = {
  en: { kicker: 'Welcome gift', alt: 'Up to 120% on your first 5 deposits', call: 'See how it works' },
  tag: { kicker: 'Welcome gift', alt: 'Hanggang 120% sa unang 5 deposit mo', call: 'Tingnan kung paano' },
};
const fiesta = {
  en: { kicker: 'Play money', alt: 'Fiesta every day', call: 'See how it works' },
  tag: { kicker: 'Play money', alt: 'Fiesta araw-araw', call: 'Tingnan kung paano' },
};
const maya = {
  en: { kicker: 'Deposit', alt: '5% more with Maya' },
  tag: { kicker: 'Deposit', alt: '5% dagdag sa Maya' },
};
const friends = {
  en: { kicker: 'Lucky draw', alt: 'Friends add spins to your draw', call: 'See the draw' },
  tag: { kicker: 'Lucky draw', alt: 'Dagdag-ikot sa draw sa bawat kaibigan', call: 'Tingnan ang draw' },
};

/** A picture with a link, by the place it stands in: 1 home, 2 promotions, 3 referrals, 4 VIP; an offer is for money. */
export const banners = [
  { id: 1, place: 1, picture: 'welcome', link: 'route:/promotion?type=23', words: welcome, isOffer: true },
  { id: 2, place: 1, picture: 'fiesta', link: 'route:/promotion', words: fiesta, isOffer: true },
  { id: 3, place: 1, picture: 'maya', link: 'overlay:deposit?mode=maya', words: maya, isOffer: true },
  { id: 4, place: 2, picture: 'maya', link: 'overlay:deposit?mode=maya', words: maya, isOffer: true },
  { id: 5, place: 3, picture: 'fiesta', link: 'route:/luck-draw', words: friends, isOffer: true },
] as const;

/** The lines of the home marquee, in both languages. */
export const notices = [
  {
    id: 1,
    title: 'Play money',
    for: 'everybody',
    en: 'Play money: no real pesos at stake.',
    tag: 'Play money lang: walang totoong piso rito.',
  },
  {
    id: 2,
    title: 'Welcome bonus',
    for: 'newcomers',
    en: 'Up to 120% on your first 5 deposits.',
    tag: 'Hanggang 120% sa unang 5 deposit mo.',
  },
  {
    id: 3,
    title: 'Maya',
    for: 'players',
    en: '5% more with Maya',
    tag: '5% dagdag sa Maya',
  },
] as const;

const welcome = { en: 'Welcome bonus up to 120%', tag: 'Welcome bonus na hanggang 120%' };
const fiesta = { en: 'Play-money fiesta every day', tag: 'Araw-araw na fiesta sa play money' };
const maya = { en: '5% more with Maya', tag: '5% dagdag sa Maya' };
const friends = { en: 'Friends add spins to your draw', tag: 'Dagdag-ikot sa draw sa bawat kaibigan' };

/** A picture with a link, by the place it stands in: 1 home, 2 promotions, 3 referrals, 4 VIP. */
export const banners = [
  { id: 1, place: 1, picture: 'welcome', link: 'overlay:deposit', words: welcome },
  { id: 2, place: 1, picture: 'fiesta', link: 'route:/promotion', words: fiesta },
  { id: 3, place: 1, picture: 'maya', link: 'overlay:deposit', words: maya },
  { id: 4, place: 2, picture: 'maya', link: 'overlay:deposit', words: maya },
  { id: 5, place: 3, picture: 'fiesta', link: 'route:/luck-draw', words: friends },
] as const;

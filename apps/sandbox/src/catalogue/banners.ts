/** A picture with a link, by the place it stands in: 1 home, 2 promotions, 3 referrals, 4 VIP. */
export const banners = [
  { id: 1, place: 1, picture: 'welcome', link: 'overlay:deposit', text: 'Welcome bonus up to 120%' },
  { id: 2, place: 1, picture: 'fiesta', link: 'route:/promotion', text: 'Play-money fiesta every day' },
  { id: 3, place: 1, picture: 'maya', link: 'overlay:deposit', text: '5% more with Maya' },
  { id: 4, place: 2, picture: 'maya', link: 'overlay:deposit', text: '5% more with Maya' },
  { id: 5, place: 3, picture: 'fiesta', link: 'route:/luck-draw', text: 'Friends add spins to your draw' },
] as const;

/** Advertisements by their place: 1 pop-up of home, 2 floating icon. They promise nothing the sandbox does not keep. */
export const ads = [
  {
    id: 1,
    place: 1,
    picture: 'banners/welcome',
    link: 'overlay:deposit',
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

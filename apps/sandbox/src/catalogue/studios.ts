/** The made-up studios behind the games of the sandbox. */
export const studios = [
  { code: 'KSL', name: 'Kislap Play', categories: ['slot', 'bingo'] },
  { code: 'BTN', name: 'Bituin Studios', categories: ['slot', 'card'] },
  { code: 'DWT', name: 'Diwata Games', categories: ['slot'] },
  { code: 'PRL', name: 'Perlas Interactive', categories: ['slot', 'dice'] },
  { code: 'TRS', name: 'Tarsier Works', categories: ['slot', 'dice'] },
  { code: 'PRY', name: 'Perya House', categories: ['dice', 'card'] },
] as const;

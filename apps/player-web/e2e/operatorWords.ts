import type { Language } from './messages';

/** What the operator's own pages (cashier and games) say, as far as journeys press or wait for it. */
export const operatorWords = {
  en: {
    pay: 'Pay',
    arrived: 'Deposit complete',
    play: 'Play',
    odds: 'Odds',
    roundOver: /You won|Bet back|No win/,
  },
  tag: {
    pay: 'Magbayad',
    arrived: 'Tapos na ang deposit',
    play: 'Maglaro',
    odds: 'Tsansa',
    roundOver: /Nanalo ka|Balik-taya|Walang panalo/,
  },
} as const satisfies Record<Language, Readonly<Record<string, string | RegExp>>>;

import { moneyFromPeso } from '@kislap/domain';

/** What bringing friends earns, and what an invitation says. */
export const referralRules = {
  /** For a friend whose phone is verified. */
  registrationBonus: moneyFromPeso(5),
  /** For a friend's first deposit. */
  depositBonus: moneyFromPeso(20),
  /** Percent of the bets of level 1, 2, 3 that count as turnover. */
  rates: [0.3, 0.1, 0.05],
  words: {
    en: 'Play with me on Kislap: {url} For players of 21 and older. Gambling is addictive. Know when to stop.',
    tag: 'Maglaro tayo sa Kislap: {url} Para sa 21 taong gulang pataas. Nakakaadik ang pagsusugal. Alamin kung kailan hihinto.',
  },
} as const;

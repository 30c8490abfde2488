import { type CheckInPlan, type Money, moneyFromPeso } from '@kislap/domain';

const cash = 1;
const prizes = [1, 2, 3, 5, 8, 12, 20];
const repairRules = { dayDeposit: moneyFromPeso(100) };

/** The daily check-in: who may take part, what each day gives, and which missed days can be repaired. */
export const checkInPlan: CheckInPlan = {
  rules: { minVip: 0, dayDeposit: moneyFromPeso(50), allowedOrders: [-1] },
  rewards: prizes.map((pesos, index) => ({
    prizeType: cash,
    prize: moneyFromPeso(pesos),
    ...(index > 0 && index < prizes.length - 1 && { repairRules }),
  })),
  turnoverTimes: 1,
};

/** The reward for what is bet in one Manila day. It waits for its player for a week. */
export const betReward = {
  /** Bets that count, as turnover does. */
  need: moneyFromPeso(1_000),
  amount: moneyFromPeso(5),
  waitsDays: 7,
} as const;

/** Relief: a small sum for who has deposited before and has next to nothing left. */
export const relief = { amount: moneyFromPeso(2), below: moneyFromPeso(5), timesPerDay: 3 };

/** A code that gives something, once a player. */
export interface GiftCard {
  readonly code: string;
  readonly amount: Money;
  readonly minVip: number;
  readonly hasEnded: boolean;
}

/** The gift cards of the sandbox: for all players, for VIP 3 and up, and one that has ended. */
export const giftCards: readonly GiftCard[] = [
  { code: 'PLAY50', amount: moneyFromPeso(50), minVip: 0, hasEnded: false },
  { code: 'VIP3', amount: moneyFromPeso(88), minVip: 3, hasEnded: false },
  { code: 'OLD1', amount: moneyFromPeso(10), minVip: 0, hasEnded: true },
];

/** How many wrong codes a player may try in a Manila day. */
export const wrongCardsPerDay = 10;

/** What bringing friends earns, and what an invitation says. */
export const referralRules = {
  /** For a friend whose phone is verified. */
  registrationBonus: moneyFromPeso(5),
  /** For a friend's first deposit. */
  depositBonus: moneyFromPeso(20),
  /** Percent of the bets of level 1, 2, 3 that count as turnover. */
  rates: [0.3, 0.1, 0.05],
  words: {
    en: 'Play with me on Kislap: {url} For players 21 and older. Gambling is addictive. Know when to stop.',
    tag: 'Maglaro tayo sa Kislap: {url} Para sa 21 taong gulang pataas. Nakakaadik ang pagsusugal. Alamin kung kailan titigil.',
  },
} as const;

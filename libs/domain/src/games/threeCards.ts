import type { Chance } from '../fairness';
import { drawSome, numbersFrom } from './drawSome';
import type { PlayingCard } from './playingCards';

/** Three open cards. */
export interface ThreeCardsOutcome {
  readonly engine: 'threeCards';
  readonly cards: readonly PlayingCard[];
  /** What they make, or undefined for nothing. */
  readonly hand?: ThreeCardsHand;
  /** What is paid, in percent of the stake; 0 for nothing. */
  readonly payPercent: number;
}

/** What three cards can make, best first. */
export const threeCardsHands = ['straightFlush', 'threeAlike', 'straight', 'flush', 'pair'] as const;

export type ThreeCardsHand = (typeof threeCardsHands)[number];

/** Of all deals, how many make each hand. */
export const threeCardsDeals = {
  all: 22_100,
  straightFlush: 48,
  threeAlike: 52,
  straight: 720,
  flush: 1096,
  pair: 3744,
} as const;

/** The published odds of a game for three cards. */
export interface ThreeCardsTable {
  /** Percent of the stake for each hand. */
  readonly pays: Readonly<Record<ThreeCardsHand, number>>;
  /** What all deals together pay back, in percent of what they cost. Exact. */
  readonly returnPercent: number;
}

const CARDS = 52;
const SUITS = 4;
const HAND = 3;

/** Deals three cards of a full deck. Every hand is equally likely each time. */
export function dealThreeCards(random: Chance, table: ThreeCardsTable): ThreeCardsOutcome {
  const numbers = drawSome(random, numbersFrom(0, CARDS), HAND);
  const cards = numbers.map((number): PlayingCard => [Math.floor(number / SUITS) + 1, number % SUITS]);
  const hand = findHand(cards);
  if (!hand) return { engine: 'threeCards', cards, payPercent: 0 };
  return { engine: 'threeCards', cards, hand, payPercent: table.pays[hand] };
}

const ACE = 1;
const HIGH_ACE = 14;

const ascending = (ranks: readonly number[]) => [...ranks].sort((one, other) => one - other);

/** The best that three cards make. An ace ends a straight at either side. */
export function findHand(cards: readonly PlayingCard[]): ThreeCardsHand | undefined {
  const ranks = ascending(cards.map(([rank]) => rank));
  const aceHigh = ascending(ranks.map((rank) => (rank === ACE ? HIGH_ACE : rank)));
  const kinds = new Set(ranks).size;
  const isStraight = isRun(ranks) || isRun(aceHigh);
  const isFlush = new Set(cards.map(([, suit]) => suit)).size === 1;
  if (isStraight && isFlush) return 'straightFlush';
  if (kinds === 1) return 'threeAlike';
  if (isStraight) return 'straight';
  if (isFlush) return 'flush';
  return kinds === HAND ? undefined : 'pair';
}

function isRun(ranks: readonly number[]): boolean {
  return ranks.every((rank, index) => index === 0 || rank === (ranks[index - 1] ?? 0) + 1);
}

/** The games for three cards that exist, from many small wins to few large ones. */
export type ThreeCardsVariant = 'gentle' | 'lively' | 'bold';

/** The games for three cards. Each pays back exactly 96 %. */
export const threeCardsTables: Readonly<Record<ThreeCardsVariant, ThreeCardsTable>> = {
  gentle: {
    pays: { straightFlush: 11_200, threeAlike: 4200, straight: 400, flush: 300, pair: 200 },
    returnPercent: 96,
  },
  lively: {
    pays: { straightFlush: 12_100, threeAlike: 4200, straight: 600, flush: 300, pair: 150 },
    returnPercent: 96,
  },
  bold: {
    pays: { straightFlush: 12_300, threeAlike: 4400, straight: 1200, flush: 400, pair: 0 },
    returnPercent: 96,
  },
};

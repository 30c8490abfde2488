import type { Chance } from '../fairness';
import type { PlayingCard } from './playingCards';

/** The card that came, and whether the bet named it. */
export interface CardsOutcome {
  readonly engine: 'cards';
  readonly card: PlayingCard;
  /** What is paid, in percent of the stake; 0 for nothing. */
  readonly payPercent: number;
}

/** One thing to bet on: cards of these ranks and suits. */
export interface CardsBet {
  readonly id: CardsBetId;
  /** Ranks from ace (1) to king (13), both ends included. */
  readonly from: number;
  readonly to: number;
  readonly suits: readonly number[];
  /** What is paid when it comes, in percent of the stake. */
  readonly payPercent: number;
}

export type CardsBetId =
  | 'red'
  | 'black'
  | 'low'
  | 'high'
  | 'seven'
  | 'picture'
  | 'ace'
  | 'redAce'
  | 'spade'
  | 'heart'
  | 'club'
  | 'diamond';

/** The published odds of a game for one card. */
export interface CardsTable {
  readonly bets: readonly [CardsBet, ...CardsBet[]];
  /** What each bet pays back over all cards, in percent of what it costs. Exact, and the same for every one. */
  readonly returnPercent: number;
}

/** How many cards there are. */
export const CARDS = 52;

const SUITS = 4;

/** Turns one card of a full deck. Every card is equally likely each time. */
export function turnCard(random: Chance, bet: CardsBet): CardsOutcome {
  const number = random.integer(CARDS);
  const card: PlayingCard = [Math.floor(number / SUITS) + 1, number % SUITS];
  return { engine: 'cards', card, payPercent: isCovered(bet, card) ? bet.payPercent : 0 };
}

function isCovered({ from, to, suits }: CardsBet, [rank, suit]: PlayingCard): boolean {
  return rank >= from && rank <= to && suits.includes(suit);
}

const LOWEST = 1;
const MIDDLE = 7;
const HIGHEST = 13;
const every = [0, 1, 2, 3];
const red = [1, 3];
const black = [0, 2];

const bets = {
  red: { id: 'red', from: LOWEST, to: HIGHEST, suits: red, payPercent: 192 },
  black: { id: 'black', from: LOWEST, to: HIGHEST, suits: black, payPercent: 192 },
  low: { id: 'low', from: LOWEST, to: MIDDLE - 1, suits: every, payPercent: 208 },
  high: { id: 'high', from: MIDDLE + 1, to: HIGHEST, suits: every, payPercent: 208 },
  seven: { id: 'seven', from: MIDDLE, to: MIDDLE, suits: every, payPercent: 1248 },
  picture: { id: 'picture', from: 11, to: HIGHEST, suits: every, payPercent: 416 },
  ace: { id: 'ace', from: LOWEST, to: LOWEST, suits: every, payPercent: 1248 },
  redAce: { id: 'redAce', from: LOWEST, to: LOWEST, suits: red, payPercent: 2496 },
  spade: { id: 'spade', from: LOWEST, to: HIGHEST, suits: [0], payPercent: 384 },
  heart: { id: 'heart', from: LOWEST, to: HIGHEST, suits: [1], payPercent: 384 },
  club: { id: 'club', from: LOWEST, to: HIGHEST, suits: [2], payPercent: 384 },
  diamond: { id: 'diamond', from: LOWEST, to: HIGHEST, suits: [3], payPercent: 384 },
} as const satisfies Record<CardsBetId, CardsBet>;

/** The games for one card that exist. */
export type CardsVariant = 'overUnder' | 'suits' | 'pictures';

/** The games for one card. Every bet of every one pays back exactly 96 %. */
export const cardsTables: Readonly<Record<CardsVariant, CardsTable>> = {
  overUnder: { bets: [bets.low, bets.high, bets.seven], returnPercent: 96 },
  suits: {
    bets: [bets.red, bets.black, bets.spade, bets.heart, bets.club, bets.diamond],
    returnPercent: 96,
  },
  pictures: { bets: [bets.picture, bets.red, bets.black, bets.ace, bets.redAce], returnPercent: 96 },
};

/** How many cards of the deck a bet covers. */
export function countCards({ from, to, suits }: CardsBet): number {
  return (to - from + 1) * suits.length;
}

import type { Chance } from '../fairness';

/** A card: its number 1 (ace) to 10, and its suit 0 to 3. */
export type NineCard = readonly [number: number, suit: number];

/** Two open hands. */
export interface NineOutcome {
  readonly engine: 'nine';
  readonly sun: readonly [NineCard, NineCard];
  readonly moon: readonly [NineCard, NineCard];
  /** What is paid, in percent of the stake; 0 for nothing. */
  readonly payPercent: number;
}

const RANKS = 10;
const SUITS = 4;

/** Who or what the player can bet on. */
export type NineBet = 'sun' | 'moon' | 'tie';

/** Deals two hands of two cards. Every card comes from a full deck, so every card is equally likely each time. */
export function dealNine(random: Chance, bet: NineBet): NineOutcome {
  const sun = dealHand(random);
  const moon = dealHand(random);
  return { engine: 'nine', sun, moon, payPercent: payNine(bet, nineValue(sun), nineValue(moon)) };
}

function dealHand(random: Chance): readonly [NineCard, NineCard] {
  return [dealCard(random), dealCard(random)];
}

function dealCard(random: Chance): NineCard {
  return [random.integer(RANKS) + 1, random.integer(SUITS)];
}

/**
 * The published odds of the nine game. Cards run from ace (1) to ten (0), each from a full deck of forty. A hand is
 * worth the last digit of its sum; nine is best.
 */
export const nineTable = {
  /** A bet on one hand, in percent of the stake. */
  hand: { winWithNine: 220, win: 170, tie: 150 },
  /** A bet that both hands are worth the same. */
  tie: { tie: 960 },
  /** Of every hundred deals, how many end this way for one hand. */
  deals: { all: 100, winWithNine: 9, win: 36, tie: 10 },
  /** What every bet pays back over all deals, in percent of what it costs. Exact. */
  returnPercent: 96,
} as const;

/** What a hand is worth: the last digit of its cards' sum, 0 to 9. */
export function nineValue([first, second]: readonly [NineCard, NineCard]): number {
  return (first[0] + second[0]) % 10;
}

const BEST_HAND = 9;

/**
 * What a bet is paid in percent of the stake. The higher hand wins, a win with nine pays more, and a tie pays a bet
 * on a hand half its stake on top.
 */
export function payNine(bet: NineBet, sun: number, moon: number): number {
  if (bet === 'tie') return sun === moon ? nineTable.tie.tie : 0;
  const own = bet === 'sun' ? sun : moon;
  const other = bet === 'sun' ? moon : sun;
  if (own === other) return nineTable.hand.tie;
  if (own < other) return 0;
  return own === BEST_HAND ? nineTable.hand.winWithNine : nineTable.hand.win;
}

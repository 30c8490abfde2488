import type { Chance } from '../fairness';
import type { PlayingCard } from './playingCards';

/** One card each. */
export interface HighCardOutcome {
  readonly engine: 'highCard';
  readonly own: PlayingCard;
  readonly house: PlayingCard;
  /** What is paid, in percent of the stake; 0 for nothing. */
  readonly payPercent: number;
}

/** What a bet pays, in percent of the stake, by how the two cards stand. */
interface HighCardPays {
  readonly higher: number;
  readonly tie: number;
}

export type HighCardBet = 'own' | 'house' | 'tie';

/** The published odds of a duel of two cards. */
export interface HighCardTable {
  /** A bet on one of the two cards. */
  readonly side: HighCardPays;
  /** A bet that both have the same rank. */
  readonly tie: number;
  /** What each bet pays back over all deals, in percent of what it costs. Exact, and the same for every one. */
  readonly returnPercent: number;
}

const RANKS = 13;
const SUITS = 4;

/** Of all deals, how many end this way for one side. */
export const highCardDeals = { all: RANKS * RANKS, higher: (RANKS * (RANKS - 1)) / 2, tie: RANKS } as const;

/** Deals one card to each side, each from a full deck. The ace is the lowest rank. */
export function dealHighCard(random: Chance, table: HighCardTable, bet: HighCardBet): HighCardOutcome {
  const own = dealCard(random);
  const house = dealCard(random);
  return { engine: 'highCard', own, house, payPercent: payHighCard(table, bet, own[0] - house[0]) };
}

function dealCard(random: Chance): PlayingCard {
  return [random.integer(RANKS) + 1, random.integer(SUITS)];
}

/**
 * What a bet is paid, in percent of the stake.
 *
 * @param lead by how many ranks the player's card is higher than the house's
 */
export function payHighCard({ side, tie }: HighCardTable, bet: HighCardBet, lead: number): number {
  if (bet === 'tie') return lead === 0 ? tie : 0;
  if (lead === 0) return side.tie;
  return lead > 0 === (bet === 'own') ? side.higher : 0;
}

/** The duels that exist: ties give some of the win, or they lose. */
export type HighCardVariant = 'friendly' | 'strict';

/** The duels. Every bet of each pays back exactly 96 %. */
export const highCardTables: Readonly<Record<HighCardVariant, HighCardTable>> = {
  friendly: { side: { higher: 190, tie: 108 }, tie: 1248, returnPercent: 96 },
  strict: { side: { higher: 208, tie: 0 }, tie: 1248, returnPercent: 96 },
};

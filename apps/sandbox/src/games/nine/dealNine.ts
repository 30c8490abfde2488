import type { Random } from '../../kernel/Random';
import { drawInteger } from '../drawInteger';
import type { NineBet } from './nineTable';
import { nineValue } from './nineValue';
import { payNine } from './payNine';

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

/** Deals two hands of two cards. Every card comes from a full deck, so every card is equally likely each time. */
export function dealNine(random: Random, bet: NineBet): NineOutcome {
  const sun = dealHand(random);
  const moon = dealHand(random);
  return { engine: 'nine', sun, moon, payPercent: payNine(bet, nineValue(sun), nineValue(moon)) };
}

function dealHand(random: Random): readonly [NineCard, NineCard] {
  return [dealCard(random), dealCard(random)];
}

function dealCard(random: Random): NineCard {
  return [drawInteger(random, RANKS) + 1, drawInteger(random, SUITS)];
}

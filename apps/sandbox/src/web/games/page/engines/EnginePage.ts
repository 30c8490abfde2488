import type { Markup } from '../../../pages/renderPage';
import type { SlotSymbol } from '@kislap/domain/games';

/** What a game page shows that depends on the game's engine. */
export interface EnginePage {
  /** The stage before the first round. Its parts are then filled by the page's script. */
  readonly stage: Markup;
  /** The bets among which a player chooses, in the order they are shown; empty for games with one bet only. */
  readonly bets: readonly BetOption[];
  /** The bet that is chosen at first. */
  readonly firstBet: string;
  /** Everything that pays, with the exact chance of each. */
  readonly odds: readonly OddsRow[];
  /** Further sentences beneath the odds. */
  readonly notes: readonly string[];
  /** True when the bet is how many places of the stage's board are chosen. */
  readonly hasBoard?: true;
}

/** A bet as the page offers it. */
export interface BetOption {
  /** One of the ids that `listBets` answers, or how many places of the board are chosen. */
  readonly id: string;
  readonly label: string;
  /** What it pays at best, for example `×1.92`. */
  readonly pays: string;
}

/** One line of a game's published odds. */
export interface OddsRow {
  /** In words, also for those who do not see the pictures. */
  readonly label: string;
  readonly symbols: readonly SlotSymbol[];
  /** In how many of `outOf` equally likely outcomes it comes. */
  readonly ways: number;
  readonly outOf: number;
  readonly payPercent: number;
}

/** A line of the odds without pictures. */
export function oddsRow(
  label: string,
  [ways, outOf]: readonly [number, number],
  payPercent: number,
): OddsRow {
  return { label, symbols: [], ways, outOf, payPercent };
}

/** What a page of a game with one bet has: no choice. */
export const oneBet = { bets: [], firstBet: 'play' } as const;

/** What a bet pays as players read it: 250 percent of the stake is `×2.5`. */
export function paysText(payPercent: number): string {
  return `×${(payPercent / 100).toLocaleString('en-US')}`;
}

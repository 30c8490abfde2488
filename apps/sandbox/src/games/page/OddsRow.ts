import type { SlotSymbol } from '../slot/SlotSymbol';

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

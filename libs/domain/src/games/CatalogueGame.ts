import type { GameRules } from './drawOutcome';

/** The tab a game is listed under. */
export type GameCategory =
  | 'slot'
  | 'fish'
  | 'live'
  | 'bingo'
  | 'card'
  | 'dice'
  | 'crash'
  | 'arcade'
  | 'sport';

/** A game that the sandbox can open. */
export interface CatalogueGame {
  /** Stable code; also the name of its picture, `/sandbox/art/games/{code}.svg`. */
  readonly code: string;
  readonly name: string;
  readonly category: GameCategory;
  readonly rules: GameRules;
  /** What it pays back over all outcomes, in percent of what is staked. Exact. */
  readonly returnPercent: number;
}

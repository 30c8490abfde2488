import type { GameRules } from './GameRules';

/** A game that the sandbox can open. */
export interface CatalogueGame {
  /** Stable code; also the name of its picture, `/sandbox/art/games/{code}.svg`. */
  readonly code: string;
  readonly name: string;
  /** The tab it is listed under. */
  readonly category: 'slot' | 'dice' | 'card' | 'bingo';
  readonly rules: GameRules;
  /** What it pays back over all outcomes, in percent of what is staked. Exact. */
  readonly returnPercent: number;
}

import type { GameOutcome } from '../../GameOutcome';

/** The picture of a game on its page. */
export interface Stage {
  /** Shows which bet is chosen. */
  showBet?(bet: string): void;
  /** Shows what was drawn. */
  show(outcome: GameOutcome): void;
}

import type { GenericSchema } from 'valibot';
import type { GameTexts } from './gameTexts';
import type { Locale } from '@kislap/domain';

/** The picture of a game on its page. */
export interface Stage<Outcome> {
  /** Shows which bet is chosen. */
  showBet?(bet: string): void;
  /** A round was asked for: what the last one showed is taken away. */
  clear?(): void;
  /** Shows what was drawn; done when all of it is seen. */
  show(outcome: Outcome, bet: string): Promise<void> | void;
  /** What was drawn, in words: the stage itself is a picture. */
  describe(outcome: Outcome, bet: string): string;
}

/** What the script of a game's page needs of its engine. */
export interface StageKind<Outcome> {
  /** Reads an outcome of this engine. */
  readonly schema: GenericSchema<unknown, Outcome>;
  open(root: HTMLElement, words: StageWords): Stage<Outcome>;
}

interface StageWords {
  readonly locale: Locale;
  readonly texts: GameTexts;
}

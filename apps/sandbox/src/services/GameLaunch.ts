import type { Locale, Money } from '@kislap/domain';

/** One opened game: the session id in the frame's address leads here. */
export interface GameLaunch {
  readonly sid: string;
  readonly userId: number;
  /** Which game of the catalogue it is, for example `parol-nights`. */
  readonly gameCode: string;
  readonly minStake: Money;
  readonly maxStake: Money;
  /** Share of a stake that counts as turnover, in percent. */
  readonly turnoverPercent: number;
  /** The player's language, for the texts of the game page. */
  readonly locale: Locale;
  readonly balance: Money;
}

import type { Money } from '@kislap/domain';

/** One opened game: the session id in the frame's address leads here. */
export interface GameLaunch {
  readonly sid: string;
  readonly userId: number;
  /** Game code, for example `parol-nights`. */
  readonly gameCode: string;
  readonly gameName: string;
  /** Which of the three playable engines runs this game. */
  readonly engine: 'slot' | 'dice' | 'bingo';
  /** Which published odds table of the engine this game uses. */
  readonly variant: string;
  /** File name of the game's picture under `/sandbox/art/games/`. */
  readonly art: string;
  readonly minStake: Money;
  readonly maxStake: Money;
  /** Share of a stake that counts as turnover, in percent. */
  readonly turnoverWeight: number;
  /** The player's language, for the texts of the game page. */
  readonly locale: 'en' | 'tag';
  readonly balance: Money;
}

import type { Money } from '@kislap/domain';
import type { ListedGame } from '../catalogue/gameListing';
import type { JsonValue } from '../kernel/JsonValue';

/** A round that has been drawn and not yet booked. */
export interface DrawnRound {
  readonly roundId: string;
  readonly game: ListedGame;
  readonly stake: Money;
  readonly win: Money;
  readonly detail: JsonValue;
  readonly nowMs: number;
}

import type { Money } from '@kislap/domain';
import type { JsonValue } from '../kernel/JsonValue';
import type { Random } from '../kernel/Random';

/** One round to play: stake and win move together or not at all. */
export interface RoundRequest {
  readonly sid: string;
  /** Made once per tap by the game page; the same key again answers the first outcome and moves nothing. */
  readonly key: string;
  readonly stake: Money;
  /** What the player chose, for example the dice target; the same key with another choice is refused. */
  readonly choice: JsonValue;
  /** Draws the outcome. Whatever it draws counts at most once per key, and never when the stake is not covered. */
  settle(random: Random): { readonly win: Money; readonly detail: JsonValue };
}

import { assertNever } from '@kislap/domain';
import { diceTables } from './dice/diceTables';
import type { GameRules } from './GameRules';

/** The ids of what a player can bet on, the usual one first. A slot and a bingo card have one bet only. */
export function listBets(rules: GameRules): readonly [string, ...string[]] {
  switch (rules.engine) {
    case 'slot':
    case 'bingo':
      return ['play'];
    case 'nine':
      return ['sun', 'moon', 'tie'];
    case 'dice': {
      const [first, ...others] = diceTables[rules.variant].bets;
      return [first.id, ...others.map((bet) => bet.id)];
    }
    default:
      return assertNever(rules);
  }
}

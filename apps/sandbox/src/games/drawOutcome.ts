import { assertNever } from '@kislap/domain';
import type { Random } from '../kernel/Random';
import { drawBingo } from './bingo/drawBingo';
import { diceTables } from './dice/diceTables';
import { rollDice } from './dice/rollDice';
import type { GameOutcome } from './GameOutcome';
import type { GameRules } from './GameRules';
import { dealNine } from './nine/dealNine';
import { slotTables } from './slot/slotTables';
import { spinSlot } from './slot/spinSlot';

/**
 * Plays one round of a game.
 *
 * @param bet one of the ids that `listBets` answers for these rules
 */
export function drawOutcome(rules: GameRules, bet: string, random: Random): GameOutcome {
  switch (rules.engine) {
    case 'slot':
      return spinSlot(random, slotTables[rules.variant]);
    case 'bingo':
      return drawBingo(random);
    case 'nine':
      return dealNine(random, bet === 'moon' || bet === 'tie' ? bet : 'sun');
    case 'dice': {
      const { bets } = diceTables[rules.variant];
      return rollDice(random, diceTables[rules.variant], bets.find(({ id }) => id === bet) ?? bets[0]);
    }
    default:
      return assertNever(rules);
  }
}

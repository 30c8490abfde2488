import { assertNever } from '@kislap/domain';
import { diceTables } from '../../dice/diceTables';
import type { GameRules } from '../../GameRules';
import { bingoStage } from './bingoStage';
import { diceStage } from './diceStage';
import { nineStage } from './nineStage';
import { slotStage } from './slotStage';
import type { Stage } from './Stage';

/** The stage that fits a game's rules. */
export function openStage(root: Element, rules: GameRules): Stage {
  switch (rules.engine) {
    case 'slot':
      return slotStage(root, rules.symbols);
    case 'dice':
      return diceStage(root, diceTables[rules.variant]);
    case 'nine':
      return nineStage(root);
    case 'bingo':
      return bingoStage(root);
    default:
      return assertNever(rules);
  }
}

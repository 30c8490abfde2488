import { assertNever } from '@kislap/domain';
import { diceTables } from '../dice/diceTables';
import type { GameRules } from '../GameRules';
import { nineTable } from '../nine/nineTable';
import type { BetOption } from './BetOption';
import { diceBetLabel } from './diceBetLabel';
import type { GameTexts } from './gameTexts';
import { paysText } from './paysText';

/** The bets among which a player chooses; empty for games with one bet only. */
export function betOptions(rules: GameRules, texts: GameTexts): readonly BetOption[] {
  switch (rules.engine) {
    case 'slot':
    case 'bingo':
      return [];
    case 'nine':
      return [
        { id: 'sun', label: texts.sun, pays: paysText(nineTable.hand.win) },
        { id: 'moon', label: texts.moon, pays: paysText(nineTable.hand.win) },
        { id: 'tie', label: texts.tie, pays: paysText(nineTable.tie.tie) },
      ];
    case 'dice': {
      const table = diceTables[rules.variant];
      return table.bets.map((bet) => ({
        id: bet.id,
        label: diceBetLabel(texts, table, bet),
        pays: paysText(bet.payPercent),
      }));
    }
    default:
      return assertNever(rules);
  }
}

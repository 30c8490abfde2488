import { assertNever } from '@kislap/domain';
import { bingoTable } from '../bingo/bingoTable';
import { diceTables } from '../dice/diceTables';
import type { GameRules } from '../GameRules';
import { nineTable } from '../nine/nineTable';
import { countSlotWays } from '../slot/countSlotWays';
import { slotTables } from '../slot/slotTables';
import { diceBetLabel } from './diceBetLabel';
import type { GameTexts } from './gameTexts';
import type { OddsRow } from './OddsRow';

/** Everything a game pays, with the exact chance of each. */
export function oddsOf(rules: GameRules, texts: GameTexts): readonly OddsRow[] {
  switch (rules.engine) {
    case 'slot':
      return slotOdds(rules, texts);
    case 'dice': {
      const table = diceTables[rules.variant];
      return table.bets.map((bet) =>
        row(diceBetLabel(texts, table, bet), bet.to - bet.from + 1, table.sides, bet.payPercent),
      );
    }
    case 'nine': {
      const { deals, hand, tie } = nineTable;
      return [
        row(texts.handWinNine, deals.winWithNine, deals.all, hand.winWithNine),
        row(texts.handWin, deals.win, deals.all, hand.win),
        row(texts.handTie, deals.tie, deals.all, hand.tie),
        row(texts.tieBet, deals.tie, deals.all, tie.tie),
      ];
    }
    case 'bingo': {
      const { sets, diagonalPercent, straightPercent } = bingoTable;
      return [
        row(texts.diagonal, sets.diagonal, sets.all, diagonalPercent),
        row(texts.straight, sets.straight, sets.all, straightPercent),
      ];
    }
    default:
      return assertNever(rules);
  }
}

function slotOdds(rules: Extract<GameRules, { engine: 'slot' }>, texts: GameTexts): readonly OddsRow[] {
  const table = slotTables[rules.variant];
  const outOf = table.stopsByRank.reduce((sum, stops) => sum + stops, 0) ** 3;
  return table.lines.flatMap((line) => {
    const symbol = rules.symbols[line.rank];
    if (!symbol) return [];
    const label = `${line.count} × ${texts.symbols[symbol]}`;
    const symbols = Array.from({ length: line.count }, () => symbol);
    return [{ ...row(label, countSlotWays(table, line), outOf, line.payPercent), symbols }];
  });
}

function row(label: string, ways: number, outOf: number, payPercent: number): OddsRow {
  return { label, symbols: [], ways, outOf, payPercent };
}

import { assertNever } from '@kislap/domain';
import { bingoTable } from '../../../games/bingo';
import { type DiceBet, type DiceTable, diceTables } from '../../../games/dice';
import type { GameRules } from '../../../games/drawOutcome';
import { nineTable } from '../../../games/nine';
import { countSlotWays, type SlotSymbol, slotTables } from '../../../games/slot';
import { fillText, type GameTexts } from './gameTexts';

/** One line of a game's published odds. */
export interface OddsRow {
  /** In words, also for those who do not see the pictures. */
  readonly label: string;
  readonly symbols: readonly SlotSymbol[];
  /** In how many of `outOf` equally likely outcomes it comes. */
  readonly ways: number;
  readonly outOf: number;
  readonly payPercent: number;
}

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

/** A bet as the page offers it. */
interface BetOption {
  /** One of the ids that `listBets` answers. */
  readonly id: string;
  readonly label: string;
  /** What it pays at best, for example `×1.92`. */
  readonly pays: string;
}

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

/** What a bet on a range of numbers is called. */
function diceBetLabel(texts: GameTexts, table: DiceTable, bet: DiceBet): string {
  if (bet.name) return bet.name;
  if (bet.from === bet.to) return numberText(table, bet.from);
  if (bet.from === 0) return fillText(texts.under, { n: bet.to + 1 });
  if (bet.to === table.sides - 1 && table.sides === 100) return fillText(texts.over, { n: bet.from - 1 });
  return `${numberText(table, bet.from)}–${numberText(table, bet.to)}`;
}

/** A number of a table as it is shown: two ten-sided dice always show two digits. */
export function numberText({ sides }: DiceTable, number: number): string {
  return sides === 100 ? String(number).padStart(2, '0') : String(number);
}

/** What a bet pays as players read it: 250 percent of the stake is `×2.5`. */
export function paysText(payPercent: number): string {
  return `×${(payPercent / 100).toLocaleString('en-US')}`;
}

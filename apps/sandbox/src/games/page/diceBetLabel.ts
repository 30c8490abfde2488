import type { DiceBet, DiceTable } from '../dice/DiceTable';
import { fillText } from './fillText';
import type { GameTexts } from './gameTexts';
import { numberText } from './numberText';

/** What a bet on a range of numbers is called. */
export function diceBetLabel(texts: GameTexts, table: DiceTable, bet: DiceBet): string {
  if (bet.name) return bet.name;
  if (bet.from === bet.to) return numberText(table, bet.from);
  if (bet.from === 0) return fillText(texts.under, { n: bet.to + 1 });
  if (bet.to === table.sides - 1 && table.sides === 100) return fillText(texts.over, { n: bet.from - 1 });
  return `${numberText(table, bet.from)}–${numberText(table, bet.to)}`;
}

import { assertNever } from '@kislap/domain';
import { diceTables } from '../dice/diceTables';
import type { GameOutcome } from '../GameOutcome';
import type { GameRules } from '../GameRules';
import { nineValue } from '../nine/nineValue';
import { fillText } from './fillText';
import type { GameTexts } from './gameTexts';
import { numberText } from './numberText';

/** What was drawn, in words: the stage itself is a picture. */
export function describeOutcome(rules: GameRules, outcome: GameOutcome, texts: GameTexts): string {
  switch (outcome.engine) {
    case 'slot':
      return `${outcome.reels.map((rank) => symbolName(rules, rank, texts)).join(', ')}.`;
    case 'dice': {
      const number =
        rules.engine === 'dice' ? numberText(diceTables[rules.variant], outcome.roll) : outcome.roll;
      return fillText(texts.rolled, { n: number });
    }
    case 'nine':
      return fillText(texts.hands, { sun: nineValue(outcome.sun), moon: nineValue(outcome.moon) });
    case 'bingo':
      return fillText(texts.balls, { list: outcome.balls.join(', ') });
    default:
      return assertNever(outcome);
  }
}

function symbolName(rules: GameRules, rank: number, texts: GameTexts): string {
  const symbol = rules.engine === 'slot' ? rules.symbols[rank] : undefined;
  return symbol ? texts.symbols[symbol] : '';
}

import { assertNever, formatPeso, type Money, subtractMoney } from '@kislap/domain';
import { diceTables } from '../../../games/dice';
import type { GameOutcome, GameRules } from '../../../games/drawOutcome';
import { nineValue } from '../../../games/nine';
import { fillText, type GameTexts } from './gameTexts';
import { numberText } from './odds';

/** How a round ended for the player, in words. */
export interface RoundResult {
  /** `won` only when more came back than was staked: anything else is no reason to celebrate. */
  readonly tone: 'won' | 'even' | 'lost';
  readonly headline: string;
  readonly detail: string;
}

/** Says what a round changed: the net amount first. */
export function resultOf({ stake, win }: { stake: Money; win: Money }, texts: GameTexts): RoundResult {
  if (win > stake) {
    return {
      tone: 'won',
      headline: `${texts.won} ${formatPeso(subtractMoney(win, stake))}`,
      detail: `${formatPeso(win)} ${texts.paidFor} ${formatPeso(stake)}.`,
    };
  }
  if (win === stake) return { tone: 'even', headline: `${texts.stakeBack} ${formatPeso(stake)}`, detail: '' };
  return { tone: 'lost', headline: texts.lost, detail: `−${formatPeso(subtractMoney(stake, win))}.` };
}

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

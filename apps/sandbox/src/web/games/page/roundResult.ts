import { formatPeso, type Money, subtractMoney } from '@kislap/domain';
import type { GameTexts } from './gameTexts';

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
  return { tone: 'lost', headline: texts.lost, detail: `−\u2060${formatPeso(subtractMoney(stake, win))}.` };
}

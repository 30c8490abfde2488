import {
  epochSecondsFrom,
  formatManila,
  formatPeso,
  type Money,
  moneyFromPeso,
  subtractMoney,
} from '@kislap/domain';
import { fillText, type GameTexts } from './gameTexts';
import type { RoundReport } from './roundPlayer';

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
  return { tone: 'lost', headline: texts.lost, detail: `${formatPeso(subtractMoney(win, stake))}.` };
}

/** Why a round was not played; what a limit of the player's own leaves, and until when. */
export function whyNot(report: Exclude<RoundReport, { readonly ok: true }>, texts: GameTexts): string {
  const { reason, limit } = report;
  if (reason !== 'ownLimitReached' || limit === undefined) return texts[reason];
  const facts = {
    left: formatPeso(moneyFromPeso(limit.left)),
    time: formatManila(epochSecondsFrom(limit.until), 'minute'),
  };
  return `${texts.ownLimitReached} ${fillText(texts.limitLeft, facts)}`;
}

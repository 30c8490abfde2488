import { formatMoney } from '@kislap/domain';
import type { DrawRound } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';

/** Prizes add to the goal and not to the balance: the note says where the goal stands now. */
export function prizeNote({ state, collected, goal }: DrawRound, text: TranslateText): string {
  return state === 'reached'
    ? text('draw.goalFull', { x: formatMoney(goal) })
    : text('draw.goalNow', { have: formatMoney(collected), need: formatMoney(goal) });
}

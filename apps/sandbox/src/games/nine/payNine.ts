import type { NineBet } from './nineTable';
import { nineTable } from './nineTable';

const BEST_HAND = 9;

/**
 * What a bet is paid when the two hands are worth this much, in percent of the stake.
 *
 * Rule: the higher hand wins; a win with nine pays more; a tie pays a bet on either hand half its stake on top.
 */
export function payNine(bet: NineBet, sun: number, moon: number): number {
  if (bet === 'tie') return sun === moon ? nineTable.tie.tie : 0;
  const own = bet === 'sun' ? sun : moon;
  const other = bet === 'sun' ? moon : sun;
  if (own === other) return nineTable.hand.tie;
  if (own < other) return 0;
  return own === BEST_HAND ? nineTable.hand.winWithNine : nineTable.hand.win;
}
